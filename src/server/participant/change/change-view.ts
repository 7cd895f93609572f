import type { ChangeRequest } from '#contract/participant/participant.ts';
import { type Difference, differencesBetween, isAnotherPerson } from '#domain/participant/difference.ts';
import { type Person, personFields } from '#domain/participant/person.ts';
import type { WishedChange } from '#domain/participant/wished-change.ts';
import type { World } from '#server/world.ts';
import { maskedValue } from '../person-card.ts';
import { type PersonRow, personOf } from '../stored-person.ts';
import type { participantChange } from '../tables.ts';

export type ChangeRow = typeof participantChange.$inferSelect;

/** What is kept of a wish: the people as they were when it was made tell the difference also after it was decided. */
export interface Wish {
  changes: WishedChange[];
  representativeId: string | null;
  before: Record<string, Person>;
}

export const sealWish = (world: World, id: string, wish: Wish): string =>
  world.secrets.seal(JSON.stringify(wish), `participant_change:${id}`);

export const openWish = (world: World, row: Pick<ChangeRow, 'id' | 'sealed'>): Wish =>
  row.sealed
    ? (JSON.parse(world.secrets.open(row.sealed, `participant_change:${row.id}`)) as Wish)
    : { changes: [], representativeId: null, before: {} };

const masked = ({ field, before, after }: Difference): Difference => ({
  field,
  before: maskedValue(field, before),
  after: maskedValue(field, after),
});

/** @param people those on the list now; while a wish is open the difference is to them */
export function changeView(world: World, row: ChangeRow, people: readonly PersonRow[]): ChangeRequest {
  const wish = openWish(world, row);
  const present = new Map(people.map((person) => [person.id, personOf(world, person)]));
  const known = (id: string): Person | undefined =>
    row.state === 'OPEN' ? (present.get(id) ?? wish.before[id]) : wish.before[id];
  const namesOf = (id: string | null) => {
    const person = id === null ? undefined : (known(id) ?? present.get(id));
    return person ? { nameTc: person.nameTc, nameEn: person.nameEn } : null;
  };
  return {
    id: row.id,
    state: row.state,
    reason: row.reason,
    changes: wish.changes.map((change) => {
      const id = change.kind === 'add' ? null : change.participantId;
      const before = id === null ? undefined : known(id);
      const names = change.kind === 'add' ? change.person : (before ?? { nameTc: '', nameEn: '' });
      return {
        kind: change.kind,
        participantId: id,
        nameTc: names.nameTc,
        nameEn: names.nameEn,
        differences: differencesOf(change, before).map(masked),
        anotherPerson: change.kind === 'edit' && before !== undefined && isAnotherPerson(before, change.person),
      };
    }),
    representative: namesOf(wish.representativeId) ?? newRepresentative(wish),
    askedAt: row.askedAt,
    decidedAt: row.decidedAt,
    answer: row.answer,
  };
}

function differencesOf(change: WishedChange, before: Person | undefined): Difference[] {
  if (change.kind === 'remove') return [];
  if (change.kind === 'edit') return before ? differencesBetween(before, change.person) : [];
  return personFields
    .filter((field) => change.person[field] !== '' && change.person[field] !== null)
    .map((field) => ({ field, before: null, after: change.person[field] }));
}

function newRepresentative({ changes }: Wish): { nameTc: string; nameEn: string } | null {
  const newcomer = changes.find((change) => change.kind === 'add' && change.representative);
  return newcomer?.kind === 'add' ? { nameTc: newcomer.person.nameTc, nameEn: newcomer.person.nameEn } : null;
}
