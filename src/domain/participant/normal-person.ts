import { normaliseDocument } from './document.ts';
import type { Person } from './person.ts';
import { nationalNumber } from './phone.ts';

const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/**
 * As it is stored: blanks tidied, pinyin and document in capitals, no stay dates without a stay, no diet without
 * dinner.
 */
export const normalPerson = (person: Person): Person => ({
  ...person,
  nameTc: tidy(person.nameTc),
  nameEn: tidy(person.nameEn),
  pinyin: tidy(person.pinyin.normalize('NFKC')).toUpperCase(),
  title: tidy(person.title),
  documentNumber:
    person.documentType === 'OTHER' ? tidy(person.documentNumber) : normaliseDocument(person.documentNumber),
  wechatId: tidy(person.wechatId),
  phone: nationalNumber(person.phoneCountry, person.phone),
  email: tidy(person.email),
  diet: person.dinner ? tidy(person.diet) : '',
  checkIn: person.hotel ? person.checkIn : null,
  checkOut: person.hotel ? person.checkOut : null,
});
