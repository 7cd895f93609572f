import type { ExportColumn } from '#domain/participant/export-columns.ts';
import type { PersonState } from '#domain/participant/list-words.ts';
import type { ListStatus } from '#domain/participant/list-moves.ts';
import type { DocumentType, Gender } from '#domain/participant/person.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

/** Column heads of a sheet, written by the export and understood by the import in every language. */
export const columnWords = {
  unit: inEach(msg`Unit`),
  listStatus: inEach(msg`List status`),
  representative: inEach(msg`Representative`),
  nameTc: inEach(msg`Chinese name`),
  nameEn: inEach(msg`Name in Latin letters`),
  pinyin: inEach(msg`Pinyin`),
  title: inEach(msg`Title`),
  gender: inEach(msg`Sir or Madam`),
  birthDate: inEach(msg`Date of birth`),
  nationality: inEach(msg`Nationality`),
  documentType: inEach(msg`Document type`),
  documentNumber: inEach(msg({ message: 'Document number', context: 'sheet' })),
  phoneCountry: inEach(msg({ message: 'Country code', context: 'sheet' })),
  phone: inEach(msg({ message: 'Mobile', context: 'sheet' })),
  wechatId: inEach(msg`WeChat ID`),
  email: inEach(msg`E-mail`),
  language: inEach(msg({ message: 'Language', context: 'sheet' })),
  dinner: inEach(msg`Welcome dinner`),
  diet: inEach(msg`Diet`),
  hotel: inEach(msg({ message: 'Hotel', context: 'sheet' })),
  checkIn: inEach(msg`Check-in`),
  checkOut: inEach(msg`Check-out`),
  dinnerTable: inEach(msg`Table`),
  hotelRoom: inEach(msg`Room`),
  state: inEach(msg({ message: 'State', context: 'participant' })),
} as const satisfies Record<ExportColumn, Words>;

export const genderWords = {
  SIR: inEach(msg`Sir`),
  MADAM: inEach(msg`Madam`),
} as const satisfies Record<Gender, Words>;

export const documentTypeWords = {
  HK_MO_PASS_CHECK: inEach(msg`Mainland permit of Hong Kong and Macao residents`),
  PASSPORT: inEach(msg`Passport`),
  IDENTITY: inEach(msg`Identity card`),
  TW_PASS_CHECK: inEach(msg`Mainland permit of Taiwan residents`),
  OTHER: inEach(msg`Other`),
} as const satisfies Record<DocumentType, Words>;

export const listStatusWords = {
  DRAFT: inEach(msg`Being filled in`),
  SUBMITTED: inEach(msg`Sent`),
  LOCKED: inEach(msg`Locked`),
  CHANGE_REQUESTED: inEach(msg`Change requested`),
  ERASED: inEach(msg`Erased`),
} as const satisfies Record<ListStatus, Words>;

export const stateWords = {
  expected: inEach(msg`Has a code`),
  withoutCode: inEach(msg`Without code`),
  revoked: inEach(msg`Code revoked`),
  cancelled: inEach(msg({ message: 'Cancelled', context: 'sheet' })),
} as const satisfies Record<PersonState, Words>;
