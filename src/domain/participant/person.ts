import type { BusinessDate } from '#domain/instant.ts';
import { defaultLocale } from '#domain/locale.ts';
import { usualCountryCode } from './phone.ts';

/** Wire values of D2 §3. */
export const genders = ['SIR', 'MADAM'] as const;
export type Gender = (typeof genders)[number];

export const documentTypes = ['HK_MO_PASS_CHECK', 'PASSPORT', 'IDENTITY', 'TW_PASS_CHECK', 'OTHER'] as const;
export type DocumentType = (typeof documentTypes)[number];

/**
 * What a unit enters about one of its participants (D2 §3), of whom nobody has said anything yet; in the order a form
 * asks for it, and a sheet has its columns.
 */
export const emptyPerson = {
  nameTc: '',
  nameEn: '',
  /** Uppercase Latin letters, syllables apart. */
  pinyin: '',
  title: '',
  gender: 'SIR' as Gender,
  birthDate: '' as BusinessDate,
  /** ISO 3166-1 alpha-2. */
  nationality: '',
  documentType: 'OTHER' as DocumentType,
  documentNumber: '',
  /** Digits of the country code, without +. */
  phoneCountry: usualCountryCode as string,
  phone: '',
  wechatId: '',
  /** Where the code is sent; without one it goes to the unit's accounts. */
  email: '',
  /** What messages to this person are written in. */
  language: defaultLocale,
  dinner: false,
  diet: '',
  hotel: false,
  checkIn: null as BusinessDate | null,
  checkOut: null as BusinessDate | null,
};
export type Person = typeof emptyPerson;
export type PersonField = keyof Person;

export const personFields = Object.keys(emptyPerson) as PersonField[];

/** Personal data that is encrypted, masked in lists, and left out of an export unless asked for with a reason (G64). */
export const sealedFields = [
  'birthDate',
  'documentNumber',
  'wechatId',
  'phone',
  'email',
] as const satisfies readonly PersonField[];
export type SealedField = (typeof sealedFields)[number];

export const isSealedField = (field: PersonField): field is SealedField =>
  sealedFields.some((sealed) => sealed === field);

export type OpenField = Exclude<PersonField, SealedField>;
/** All others. */
export const openFields = personFields.filter((field): field is OpenField => !isSealedField(field));

/** What stays once personal data is erased: that somebody of the unit was there. */
const kept = [
  'gender',
  'documentType',
  'phoneCountry',
  'language',
  'dinner',
  'hotel',
  'checkIn',
  'checkOut',
] as const satisfies readonly OpenField[];
/** Of what is not sealed: emptied when personal data is erased (G64). */
export const erasedFields = openFields.filter(
  (field): field is Exclude<OpenField, (typeof kept)[number]> => !kept.some((one) => one === field),
);

/** Longest value of each text, in characters (200 where the documents say nothing, D1 §5). */
export const textLimits = {
  nameTc: 100,
  nameEn: 100,
  pinyin: 100,
  title: 200,
  documentNumber: 40,
  wechatId: 40,
  phone: 20,
  email: 200,
  diet: 200,
} as const satisfies Partial<Record<PersonField, number>>;
export type TextOfPerson = keyof typeof textLimits;
export const textsOfPerson = Object.keys(textLimits) as TextOfPerson[];
