import type { StoredVerdict } from '#contract/sign-in/attempt.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { arrayLiteral } from './array-literal.ts';
import { checkAllowances } from './check-allowances.ts';
import { stationNews, tellWithCommit } from '../events/door-news.ts';
import { readAttempt } from './read-attempt.ts';
import { recordAttempts } from './record-attempts.ts';

export interface HandedIn {
  deviceId: string;
  /** The last number that the phone has given. */
  lastSeq: number;
  attempts: readonly unknown[];
}

/**
 * Staff hand in what a phone has exported and could not send itself. They are the phone's attempts, under their ids and
 * numbers: whichever way they come first, they come once (R1). @throws ENTITY_NOT_FOUND for a phone that is not ours
 */
export async function handIn(world: World, accountId: string, { deviceId, lastSeq, attempts }: HandedIn) {
  const { db } = world;
  const [device] = await db.query<{ name: string; gate: string; station_id: string; activity_id: string }>(
    `select d.name, s.gate, d.station_id, d.activity_id from device d join station s on s.id = d.station_id
     where d.id = $1`,
    [deviceId],
  );
  if (!device) throw refuse('ENTITY_NOT_FOUND');
  const items = await checkAllowances(world, attempts.map(readAttempt));
  const ids = items.flatMap(({ fact }) => (fact ? [fact.id] : []));
  const before = await db.query('select 1 from attempt where id = any($1::uuid[])', [arrayLiteral(ids)]);
  const { verdicts } = await recordAttempts(world, { sender: { deviceId, accountId }, items });
  const fresh = new Set(ids).size - before.length;
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into device_report as r (device_id, seen_at, last_seq) values ($1, $2, $3)
       on conflict (device_id) do update set last_seq = greatest(r.last_seq, excluded.last_seq)`,
      [deviceId, world.clock.now(), lastSeq],
    );
    await recordAudit(world, tx, {
      accountId,
      action: 'station.handIn',
      subjectKind: 'station',
      subjectId: device.station_id,
      details: { phone: device.name, scans: attempts.length, new: fresh },
    });
    await tellWithCommit(tx, stationNews(device.activity_id));
  });
  return { gate: device.gate, deviceName: device.name, fresh, verdicts: [...verdicts] satisfies StoredVerdict[] };
}
