import type { PersonCard } from '#contract/participant/participant.ts';
import { maskDocument } from '#domain/participant/document.ts';
import { kindsOf } from '#domain/participant/kinds.ts';
import { isSealedField, type Person, type PersonField } from '#domain/participant/person.ts';
import type { PersonValue } from '#domain/participant/difference.ts';
import type { World } from '#server/world.ts';
import { personOf, type PersonRow } from './stored-person.ts';

const dots = '\u2022\u2022\u2022\u2022';

/** How a list shows the value of a field. */
export function maskedValue(field: PersonField, value: PersonValue): PersonValue {
  if (!isSealedField(field) || !value) return value;
  if (field === 'documentNumber') return maskDocument(String(value));
  if (field === 'phone') return dots + String(value).slice(-4);
  return dots;
}

export function cardOf(world: World, row: PersonRow): PersonCard {
  const person: Person = personOf(world, row);
  return {
    id: row.id,
    version: row.version,
    nameTc: row.nameTc,
    nameEn: row.nameEn,
    pinyin: row.pinyin,
    title: row.title,
    gender: row.gender,
    nationality: row.nationality,
    documentType: row.documentType,
    maskedDocument: String(maskedValue('documentNumber', person.documentNumber)),
    phoneCountry: row.phoneCountry,
    maskedPhone: row.phoneTail ? dots + row.phoneTail : '',
    phoneVerified: row.phoneVerifiedAt !== null,
    photo: row.photoId,
    language: row.language,
    dinner: row.dinner,
    diet: row.diet,
    dinnerTable: row.dinnerTable,
    hotel: row.hotel,
    hotelRoom: row.hotelRoom,
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    kinds: kindsOf(row),
    hasCode: row.credential !== null,
    revokedAt: row.revokedAt,
    cancelledAt: row.cancelledAt,
  };
}
