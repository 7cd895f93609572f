import { eq } from 'drizzle-orm';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Transaction } from '#server/db/database.ts';
import { issueCredentials } from '#server/sign-in/code/issue-credential.ts';
import { peopleChanged } from '#server/sign-in/people/people-changed.ts';
import type { World } from '#server/world.ts';
import { asChanged, type PersonRow } from '../stored-person.ts';
import { participant } from '../tables.ts';
import { tellPerson } from '../tell/tell-person.ts';

/** Gives a code to everybody who has none yet, and sends it to them. */
export async function issueCodes(
  world: World,
  tx: Transaction,
  activity: ActivityRow,
  people: readonly PersonRow[],
): Promise<void> {
  // In the order of ids, as everybody locks people.
  const without = people.filter((person) => person.credential === null).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (without.length === 0) return;
  const codes = await issueCredentials(world, tx, activity.id, without.length);
  for (const [place, person] of without.entries()) {
    const credential = codes[place] ?? null;
    await tx.orm
      .update(participant)
      .set({ credential, ...asChanged })
      .where(eq(participant.id, person.id));
    await tellPerson(world, tx, { kind: 'CODE_READY', activity, row: { ...person, credential } });
  }
  await peopleChanged(
    world,
    tx,
    without.map(({ id }) => id),
  );
}
