import type { BusinessDate } from '#domain/instant.ts';
import { defaultLocale } from '#domain/locale.ts';
import type { Person } from './person.ts';
import { usualCountryCode } from './phone.ts';

/** Of whom nobody has said anything. */
export const emptyPerson: Person = {
  nameTc: '',
  nameEn: '',
  pinyin: '',
  title: '',
  gender: 'SIR',
  birthDate: '' as BusinessDate,
  nationality: '',
  documentType: 'OTHER',
  documentNumber: '',
  wechatId: '',
  phoneCountry: usualCountryCode,
  phone: '',
  email: '',
  language: defaultLocale,
  dinner: false,
  diet: '',
  hotel: false,
  checkIn: null,
  checkOut: null,
};
