import { and, eq, inArray, isNull } from 'drizzle-orm';
import { newId } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { emptyPerson, type Person } from '#domain/participant/person.ts';
import { suggestPinyin } from '#domain/participant/pinyin.ts';
import type { Transaction } from '#server/db/database.ts';
import { issueCredentials } from '#server/sign-in/code/issue-credential.ts';
import { peopleChanged } from '#server/sign-in/people/people-changed.ts';
import type { UnitNames } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { asChanged, columnsOf } from '../stored-person.ts';
import { participant, participantList } from '../tables.ts';

/** Somebody of whom no more is known than who they are and how to write to them. */
export interface Guest {
  name: string;
  /** Whom they come with. */
  party: string;
  email: string;
  language: Locale;
}

const isHan = /\p{Script=Han}/u;

const personFrom = ({ name, email, language }: Guest): Person => ({
  ...emptyPerson,
  ...(isHan.test(name) ? { nameTc: name } : { nameEn: name }),
  pinyin: suggestPinyin(name),
  email,
  language,
});

/**
 * People whom no unit names are expected at the door from now on, each with a code. They stand on a list that nobody
 * fills in, so that they are found, called off and erased as all are. @returns their ids, in the same order
 */
export async function addGuests(
  world: World,
  tx: Transaction,
  { activityId, unit: of }: { activityId: string; unit: UnitNames & { id: string } },
  guests: readonly Guest[],
): Promise<string[]> {
  const now = world.clock.now();
  await tx.orm
    .insert(participantList)
    .values({ activityId, unitId: of.id, status: 'LOCKED', lockedAt: now, createdAt: now })
    .onConflictDoNothing({ target: [participantList.activityId, participantList.unitId] });
  const codes = await issueCredentials(world, tx, activityId, guests.length);
  const rows = guests.map((guest, place) => {
    const id = newId();
    const columns = columnsOf(world, id, personFrom(guest), of);
    return {
      id,
      activityId,
      unitId: of.id,
      ...columns,
      // Nobody has shown a document.
      documentFingerprint: null,
      party: guest.party,
      credential: codes[place] ?? null,
      createdAt: now,
    };
  });
  await tx.orm.insert(participant).values(rows);
  const ids = rows.map(({ id }) => id);
  await peopleChanged(world, tx, ids);
  return ids;
}

/** They are called otherwise from now on, at the door too; their codes stay. */
export async function renameGuests(
  world: World,
  tx: Transaction,
  renamed: readonly { id: string; guest: Guest }[],
): Promise<void> {
  for (const { id, guest } of renamed) {
    const [of] = await tx.orm
      .select({ unit })
      .from(participant)
      .innerJoin(unit, eq(unit.id, participant.unitId))
      .where(eq(participant.id, id));
    if (!of) continue;
    const columns = columnsOf(world, id, personFrom(guest), of.unit);
    await tx.orm
      .update(participant)
      .set({ ...columns, documentFingerprint: null, party: guest.party, ...asChanged })
      .where(eq(participant.id, id));
  }
  await peopleChanged(
    world,
    tx,
    renamed.map(({ id }) => id),
  );
}

/** They are no longer expected; a sign-in made before stays (R14). */
export async function callOffGuests(world: World, tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const called = await tx.orm
    .update(participant)
    .set({ cancelledAt: world.clock.now(), ...asChanged })
    .where(and(inArray(participant.id, [...ids]), isNull(participant.cancelledAt)))
    .returning({ id: participant.id });
  await peopleChanged(
    world,
    tx,
    called.map(({ id }) => id),
  );
}

/** The codes of those who are expected. */
export async function codesOfGuests(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await tx.orm
    .select({ id: participant.id, credential: participant.credential })
    .from(participant)
    .where(and(inArray(participant.id, [...ids]), isNull(participant.cancelledAt), isNull(participant.revokedAt)));
  return new Map(rows.flatMap(({ id, credential }) => (credential ? [[id, credential] as const] : [])));
}
