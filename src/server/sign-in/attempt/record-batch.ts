import type { Instant } from '#domain/instant.ts';
import type { Transaction } from '#server/db/database.ts';
import type { BatchReply, BatchRequest } from './batch-request.ts';
import { loadDoorSettings } from '../door-settings.ts';
import { type DoorNews, newsOf } from '../events/door-news.ts';
import { findRelated, judgeAnew, loadAttempts, lockPeople, mattersFor, ownersOf } from './held-attempts.ts';
import { Batch } from './judge-batch.ts';
import { lockDevices } from './lock-devices.ts';
import { loadConflicts, Subjects } from './settle-subjects.ts';
import { writeBatch, writeConflicts } from './write-batch.ts';
import { writeCorrections } from './write-corrections.ts';
import { writeMalformed } from './write-malformed.ts';

export interface RecordedBatch {
  replies: BatchReply[];
  news: DoorNews[];
}

/** Another transaction stored one of the attempts meanwhile: the batch is judged anew. */
export class AttemptsArrivedTwice extends Error {}

/**
 * Records the attempts of one or several requests in one transaction: devices and people locked in the order of their
 * ids, each attempt judged alone and in the order it came, all written at once. Nothing is answered before the commit.
 */
export async function recordBatch(
  tx: Transaction,
  requests: readonly BatchRequest[],
  now: Instant,
): Promise<RecordedBatch> {
  const batch = await openBatch(tx, requests, now);
  const replies = requests.map((request) => batch.judgeRequest(request));
  const { write, conflicts, malformed, corrections } = batch.outcome();
  const inserted = await writeBatch(tx, write);
  if (inserted < write.attempts.length) throw new AttemptsArrivedTwice();
  await writeConflicts(tx, conflicts, now);
  await writeCorrections(tx, corrections);
  await writeMalformed(tx, malformed, now);
  return { replies, news: newsOf({ signIns: write.signIns, conflicts }) };
}

async function openBatch(tx: Transaction, requests: readonly BatchRequest[], now: Instant): Promise<Batch> {
  const deviceIds = new Set<string>();
  const activityIds = new Set<string>();
  const ids = new Set<string>();
  const targets = new Set<string>();
  const participantIds = new Set<string>();
  const codes = new Set<string>();
  for (const { sender, items } of requests) {
    if ('deviceId' in sender) deviceIds.add(sender.deviceId);
    else activityIds.add(sender.activityId);
    for (const { fact, code } of items) {
      if (!fact) continue;
      ids.add(fact.id);
      if (fact.annuls) targets.add(fact.annuls);
      if (fact.participantId) participantIds.add(fact.participantId);
      if (code) codes.add(code);
    }
  }
  const devices = await lockDevices(tx, [...deviceIds]);
  for (const { activityId } of devices.values()) activityIds.add(activityId);
  for (const owner of await ownersOf(tx, [...targets])) participantIds.add(owner);
  const people = await lockPeople(tx, [...participantIds], [...codes]);
  for (const { activityId } of people.values()) activityIds.add(activityId);
  const settings = await loadDoorSettings(tx, [...activityIds]);
  const stored = await loadAttempts(tx, await findRelated(tx, [...ids, ...targets], people));
  for (const one of stored) judgeAnew(one, people, settings);
  const held = stored.filter((one) => mattersFor(one, people));
  const conflicts = held.length > 0 ? await loadConflicts(tx, [...people.keys()]) : [];
  return new Batch({ devices, stored, people, settings, subjects: new Subjects(people, held, conflicts), now });
}
