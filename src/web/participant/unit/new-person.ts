import type { Locale } from '#domain/locale.ts';
import { emptyPerson, type Person } from '#domain/participant/person.ts';

/** An entry that nobody has filled in yet, with what most people choose. */
export const newPerson = (language: Locale): Person => ({
  ...emptyPerson,
  nationality: 'CN',
  documentType: 'IDENTITY',
  language,
});
