import type { Queries, Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { arrayLiteral } from './array-literal.ts';
import { loadDoorSettings } from './door-settings.ts';
import { newsOf, tellWithCommit } from './door-news.ts';
import { findHeld, judgeAnew, loadAttempts, lockPeople, type PersonRow } from './held-attempts.ts';
import { loadConflicts, Subjects } from './settle-subjects.ts';
import { writeBatch, writeConflicts } from './write-batch.ts';

/**
 * To be called by whoever writes `participant`, in the same transaction and after writing: a person added, edited,
 * revoked, cancelled, removed, or given a code. Phones are told; attempts that were nobody's find their person (N18);
 * sign-ins, credit and conflicts follow what is true now (R7, R14).
 */
export async function peopleChanged(world: World, tx: Transaction, participantIds: readonly string[]): Promise<void> {
  if (participantIds.length === 0) return;
  const people = await lockPeople(tx, participantIds, []);
  await adoptUnknown(tx, people);
  await settleAgain(world, tx, people);
  await markChanged(tx, participantIds);
  for (const activityId of new Set([...people.values()].map((person) => person.activityId))) {
    await tellWithCommit(tx, { activityId, people: true, conflictIds: [], notices: [] });
  }
}

/** The list that phones hold has to be fetched again for these people. */
async function markChanged(tx: Queries, participantIds: readonly string[]): Promise<void> {
  await tx.query(
    `insert into person_at_door as p (participant_id, activity_id, version)
     select id, activity_id, 1 from participant where id = any($1::uuid[]) and credential is not null
     on conflict (participant_id) do update set version = p.version + 1, changed_by = pg_current_xact_id()`,
    [arrayLiteral(participantIds)],
  );
}

/** Attempts, and conflicts about them, that were nobody's until these people appeared. */
async function adoptUnknown(tx: Queries, people: ReadonlyMap<string, PersonRow>): Promise<void> {
  const rows = [...people.values()];
  if (rows.length === 0) return;
  await tx.query(
    `with adopted as (
       update attempt a set participant_id = n.id from unnest($1::uuid[], $2::text[]) n (id, credential)
       where a.participant_id is null and (a.credential = n.credential or a.given_participant_id = n.id)
       returning a.id, n.id as participant_id)
     update conflict c set participant_id = adopted.participant_id from adopted where c.attempt_id = adopted.id`,
    [arrayLiteral(rows.map(({ id }) => id)), arrayLiteral(rows.map(({ credential }) => credential))],
  );
}

/** Weighs everything these locked people have attempted by what is true now, and writes what is different. */
export async function settleAgain(
  world: World,
  tx: Transaction,
  people: ReadonlyMap<string, PersonRow>,
): Promise<void> {
  const now = world.clock.now();
  const held = await loadAttempts(tx, await findHeld(tx, people));
  if (held.length === 0) return;
  const settings = await loadDoorSettings(tx, [...new Set(held.map(({ activityId }) => activityId))]);
  for (const one of held) judgeAnew(one, people, settings);
  const subjects = new Subjects(people, held, await loadConflicts(tx, [...people.keys()]));
  subjects.touchAll();
  const changes = subjects.changes(now);
  await writeBatch(tx, { attempts: [], takenBack: [], signIns: changes.signIns, devices: [], now });
  await writeConflicts(tx, changes.conflicts, now);
  for (const news of newsOf(changes)) await tellWithCommit(tx, news);
}
