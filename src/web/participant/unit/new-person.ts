import type { BusinessDate } from '#domain/instant.ts';
import type { Locale } from '#domain/locale.ts';
import type { Person } from '#domain/participant/person.ts';
import { usualCountryCode } from '#domain/participant/phone.ts';

/** An entry that nobody has filled in yet. */
export const newPerson = (language: Locale): Person => ({
  nameTc: '',
  nameEn: '',
  pinyin: '',
  title: '',
  gender: 'SIR',
  birthDate: '' as BusinessDate,
  nationality: 'CN',
  documentType: 'IDENTITY',
  documentNumber: '',
  wechatId: '',
  phoneCountry: usualCountryCode,
  phone: '',
  email: '',
  language,
  dinner: false,
  diet: '',
  hotel: false,
  checkIn: null,
  checkOut: null,
});
