import { normaliseDocument } from './document.ts';
import { type Person, type TextOfPerson, textsOfPerson } from './person.ts';
import { nationalNumber } from './phone.ts';

const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/**
 * As it is stored: blanks tidied, pinyin and document in capitals, no stay dates without a stay, no diet without
 * dinner.
 */
export const normalPerson = (person: Person): Person => ({
  ...person,
  ...tidyTexts(person),
  pinyin: tidy(person.pinyin.normalize('NFKC')).toUpperCase(),
  ...(person.documentType !== 'OTHER' && { documentNumber: normaliseDocument(person.documentNumber) }),
  phone: nationalNumber(person.phoneCountry, person.phone),
  ...(!person.dinner && { diet: '' }),
  ...(!person.hotel && { checkIn: null, checkOut: null }),
});

const tidyTexts = (person: Person) =>
  Object.fromEntries(textsOfPerson.map((field) => [field, tidy(person[field])])) as Pick<Person, TextOfPerson>;
