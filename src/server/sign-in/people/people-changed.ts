import type { Queries, Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { arrayLiteral } from '../attempt/array-literal.ts';
import { loadDoorSettings } from '../door-settings.ts';
import { newsOf, tellWithCommit } from '../events/door-news.ts';
import { mayTakeBack } from '../attempt/annulment-verdict.ts';
import {
  findAnnulments,
  findRelated,
  type Held,
  judgeAnew,
  loadAttempts,
  lockPeople,
  type PersonRow,
} from '../attempt/held-attempts.ts';
import { loadConflicts, Subjects } from '../attempt/settle-subjects.ts';
import { writeBatch, writeConflicts } from '../attempt/write-batch.ts';

/**
 * To be called by whoever writes `participant`, in the same transaction and after writing with `asChanged`: a person
 * edited, revoked, cancelled, removed, or given a code. Phones are told; attempts that were nobody's find their person (N18);
 * sign-ins, credit and conflicts follow what is true now (R7, R14).
 */
export async function peopleChanged(world: World, tx: Transaction, participantIds: readonly string[]): Promise<void> {
  if (participantIds.length === 0) return;
  const people = await lockPeople(tx, participantIds, []);
  await adoptUnknown(tx, people);
  await settleAgain(world, tx, people);
  for (const activityId of new Set([...people.values()].map((person) => person.activityId))) {
    await tellWithCommit(tx, { activityId, people: true, conflictIds: [], notices: [] });
  }
}

/** Attempts, and conflicts about them, that were nobody's until these people appeared. */
async function adoptUnknown(tx: Queries, people: ReadonlyMap<string, PersonRow>): Promise<void> {
  const rows = [...people.values()];
  if (rows.length === 0) return;
  await tx.query(
    `with people as (select * from unnest($1::uuid[], $2::text[]) p (id, code_hash)
     ), found as (
       select a.id, p.id as participant_id from people p join attempt a on a.credential = p.code_hash
       where a.participant_id is null
       union
       select a.id, p.id from people p join attempt a on a.given_participant_id = p.id where a.participant_id is null
     ), adopted as (
       update attempt a set participant_id = found.participant_id from found where a.id = found.id
     ) update conflict c set participant_id = found.participant_id from found where c.attempt_id = found.id`,
    [arrayLiteral(rows.map(({ id }) => id)), arrayLiteral(rows.map(({ codeHash }) => codeHash))],
  );
}

/** Whether an annulment takes back follows its device's end as well (R16, R21). @returns what is different */
async function annulAnew(tx: Queries, held: readonly Held[]): Promise<{ id: string; by: string | null }[]> {
  const annulments = await findAnnulments(
    tx,
    held.map(({ id }) => id),
  );
  const changed: { id: string; by: string | null }[] = [];
  for (const one of held) {
    const by = annulments.find((annulment) => mayTakeBack(annulment, one))?.id ?? null;
    if ((by !== null) === one.annulled) continue;
    one.annulled = by !== null;
    one.annulledBy = by;
    changed.push({ id: one.id, by });
  }
  return changed;
}

/** Weighs everything these locked people have attempted by what is true now, and writes what is different. */
export async function settleAgain(
  world: World,
  tx: Transaction,
  people: ReadonlyMap<string, PersonRow>,
): Promise<void> {
  const now = world.clock.now();
  const held = await loadAttempts(tx, await findRelated(tx, [], people));
  if (held.length === 0) return;
  const settings = await loadDoorSettings(tx, [...new Set(held.map(({ activityId }) => activityId))]);
  for (const one of held) judgeAnew(one, people, settings);
  const takenBack = await annulAnew(tx, held);
  const subjects = new Subjects(people, held, await loadConflicts(tx, [...people.keys()]));
  subjects.touchAll();
  const changes = subjects.changes(now);
  await writeBatch(tx, { attempts: [], takenBack, signIns: changes.signIns, devices: [], now });
  await writeConflicts(tx, changes.conflicts, now);
  for (const news of newsOf(changes)) await tellWithCommit(tx, news);
}
