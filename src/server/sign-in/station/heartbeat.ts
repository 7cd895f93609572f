import { highestContiguous, missingCount } from '#domain/sign-in/sequence.ts';
import type { DeviceActor } from '#server/actor.ts';
import type { World } from '#server/world.ts';
import { stationNews } from '../events/door-news.ts';
import { publish } from '../events/door-events.ts';

export interface Heartbeat {
  pending: number;
  lastSeq: number;
  listAgeSeconds: number | null;
  clockOffsetMs: number;
  appVersion: string;
  decisionP95Ms: number | null;
  preflight?: { check: string; passed: boolean; detail: string }[] | undefined;
}

/** Notes how a phone is, and tells it what of its attempts has not arrived (N3). */
export async function heartbeat(world: World, actor: DeviceActor, report: Heartbeat) {
  const now = world.clock.now();
  const preflight = report.preflight ? JSON.stringify(report.preflight) : null;
  const [row] = await world.db.query<{ seen: number[] }>(
    `with told as (
       insert into device_report as r (device_id, seen_at, pending, last_seq, list_age_seconds, clock_offset_ms,
         app_version, decision_p95_ms, preflight, preflight_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, case when $9::jsonb is null then null else $2::timestamptz end)
       on conflict (device_id) do update set seen_at = excluded.seen_at, pending = excluded.pending,
         last_seq = greatest(r.last_seq, excluded.last_seq), list_age_seconds = excluded.list_age_seconds,
         clock_offset_ms = excluded.clock_offset_ms, app_version = excluded.app_version,
         decision_p95_ms = excluded.decision_p95_ms, preflight = coalesce(excluded.preflight, r.preflight),
         preflight_at = coalesce(excluded.preflight_at, r.preflight_at))
     select seen from device where id = $1`,
    [
      actor.deviceId,
      now,
      report.pending,
      report.lastSeq,
      report.listAgeSeconds,
      report.clockOffsetMs,
      report.appVersion,
      report.decisionP95Ms,
      preflight,
    ],
  );
  publish(world, stationNews(actor.activityId));
  const seen = row?.seen ?? [];
  return {
    serverTime: now,
    highestContiguousSeq: highestContiguous(seen),
    missing: missingCount(seen, report.lastSeq),
  };
}
