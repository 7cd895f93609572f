import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExportColumn } from '#domain/participant/export-columns.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { ListStatus } from '#domain/participant/list-moves.ts';
import type { PersonSort, PersonState } from '#domain/participant/list-words.ts';
import type { DocumentType, Gender, PersonField } from '#domain/participant/person.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { Tone } from '#web/ui/tone.ts';

export const fieldWords: Record<PersonField, MessageDescriptor> = {
  nameTc: msg`Chinese name`,
  nameEn: msg`Name in Latin letters`,
  pinyin: msg`Pinyin in capital letters`,
  title: msg({ message: 'Title', comment: 'A person’s title at work, as professor' }),
  gender: msg({ message: 'Form of address', comment: 'Sir or Madam' }),
  birthDate: msg`Date of birth`,
  nationality: msg`Nationality`,
  documentType: msg`Type of document`,
  documentNumber: msg`Document number`,
  phoneCountry: msg`Country code`,
  phone: msg`Mobile number`,
  wechatId: msg`WeChat ID`,
  email: msg`E-mail`,
  language: msg`Language of messages`,
  dinner: msg`Welcome dinner`,
  diet: msg({ message: 'Dietary needs', comment: 'What a guest cannot or does not want to eat' }),
  hotel: msg({ message: 'Hotel stay', comment: 'Whether a participant stays at the hotel' }),
  checkIn: msg({ message: 'Check-in', comment: 'Day of arrival at the hotel' }),
  checkOut: msg({ message: 'Check-out', comment: 'Day of leaving the hotel' }),
};

export const columnWords: Record<ExportColumn, MessageDescriptor> = {
  ...fieldWords,
  unit: msg({ message: 'Unit', comment: 'The organisation that sends a person' }),
  listStatus: msg`Status of the list`,
  representative: msg`Meeting representative`,
  dinnerTable: msg({ message: 'Table', comment: 'At the dinner' }),
  hotelRoom: msg({ message: 'Room', comment: 'At the hotel' }),
  state: msg({ message: 'State', comment: 'Of a person’s registration' }),
};

export const genderWords: Record<Gender, MessageDescriptor> = {
  SIR: msg({ message: 'Sir', comment: 'Form of address' }),
  MADAM: msg({ message: 'Madam', comment: 'Form of address' }),
};

export const documentTypeWords: Record<DocumentType, MessageDescriptor> = {
  HK_MO_PASS_CHECK: msg`Mainland travel permit for Hong Kong and Macao residents`,
  PASSPORT: msg`Passport`,
  IDENTITY: msg`Identity card`,
  TW_PASS_CHECK: msg`Mainland travel permit for Taiwan residents`,
  OTHER: msg({ message: 'Other', comment: 'Another type of identity document' }),
};

/** What a number of each type looks like. */
export const documentHints: Partial<Record<DocumentType, MessageDescriptor>> = {
  HK_MO_PASS_CHECK: msg`H or M and 8 to 10 digits`,
  PASSPORT: msg`Letters and numbers, as in the passport`,
  IDENTITY: msg`A card of Macao, Hong Kong or the mainland`,
  TW_PASS_CHECK: msg`8 digits`,
};

export const listStatusWords: Record<ListStatus, { label: MessageDescriptor; tone: Tone }> = {
  DRAFT: { label: msg({ message: 'Being filled in', comment: 'Status of a list' }), tone: 'neutral' },
  SUBMITTED: { label: msg({ message: 'Sent', comment: 'Status of a list' }), tone: 'info' },
  LOCKED: { label: msg({ message: 'Locked', comment: 'Status of a list' }), tone: 'good' },
  CHANGE_REQUESTED: { label: msg({ message: 'Change requested', comment: 'Status of a list' }), tone: 'warn' },
  ERASED: { label: msg({ message: 'Personal data deleted', comment: 'Status of a list' }), tone: 'neutral' },
};

export const kindWords: Record<SignInKind, { label: MessageDescriptor; icon: IconName }> = {
  ACTIVITY: { label: msg({ message: 'Activity', comment: 'What one signs in for' }), icon: 'calendar' },
  DINNER_PARTY: { label: msg({ message: 'Dinner', comment: 'What one signs in for' }), icon: 'dinner' },
  HOTEL: { label: msg({ message: 'Hotel', comment: 'What one signs in for' }), icon: 'bed' },
};

export const personStateWords: Record<PersonState, MessageDescriptor> = {
  expected: msg`Code sent`,
  withoutCode: msg`No code yet`,
  revoked: msg`Code revoked`,
  cancelled: msg({ message: 'Cancelled', comment: 'A person’s registration' }),
};

export const sortWords: Record<PersonSort, MessageDescriptor> = {
  'createdTime:desc': msg`Newest first`,
  'pinyin:asc': msg`By pinyin`,
  'unit:asc': msg`By unit`,
};
