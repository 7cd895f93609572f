import type { PersonCard } from '#contract/participant/participant.ts';
import { maskDocument } from '#domain/participant/document.ts';
import { kindsOf } from '#domain/participant/kinds.ts';
import { isSealedField, openFields, type Person, type PersonField } from '#domain/participant/person.ts';
import type { PersonValue } from '#domain/participant/difference.ts';
import { pick } from '#server/db/pick.ts';
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
    ...pick(row, openFields),
    maskedDocument: String(maskedValue('documentNumber', person.documentNumber)),
    maskedPhone: row.phoneTail ? dots + row.phoneTail : '',
    phoneVerified: row.phoneVerifiedAt !== null,
    photo: row.photoId,
    dinnerTable: row.dinnerTable,
    hotelRoom: row.hotelRoom,
    kinds: kindsOf(row),
    hasCode: row.credential !== null,
    revokedAt: row.revokedAt,
    cancelledAt: row.cancelledAt,
  };
}
