import type { Elsewhere } from '#contract/sign-in/device.ts';
import { type BusinessDate, businessDateAt, businessDatePlus, type Instant } from '#domain/instant.ts';
import type { KindWindow } from '#domain/sign-in/model.ts';
import type { World } from '#server/world.ts';

/** Codes of which days people may hold to a phone by mistake. */
const daysBefore = 1;
const daysAfter = 30;
const most = 32;

interface Row {
  id: string;
  key_ids: number[];
  name_tc: string;
  name_en: string;
  name_pt: string;
  place_tc: string;
  place_en: string;
  place_pt: string;
  begin_date: BusinessDate;
  end_date: BusinessDate;
  windows: KindWindow[];
}

const nextOpening = (windows: readonly KindWindow[], now: Instant): Instant | null =>
  windows
    .flatMap(({ kind, opensAt }) => (kind === 'ACTIVITY' && opensAt !== null && opensAt > now ? [opensAt] : []))
    .toSorted()[0] ?? null;

/** The other activities of these days, by the keys that their codes are signed with (R8). Nothing of it is personal. */
export async function activitiesElsewhere({ db, clock }: World, activityId: string): Promise<Elsewhere[]> {
  const now = clock.now();
  const today = businessDateAt(now);
  const rows = await db.query<Row>(
    `select a.id, k.key_ids, a.name_tc, a.name_en, a.name_pt, a.place_tc, a.place_en, a.place_pt, a.begin_date, a.end_date,
       coalesce(a.settings->'signIn'->'windows', '[]') as windows
     from activity a join lateral (
       select array_agg(key_id order by key_id) as key_ids from sign_in_key where activity_id = a.id
     ) k on k.key_ids is not null
     where a.id <> $1 and a.state = 'ACTIVE' and a.end_date >= $2 and a.begin_date <= $3
     order by a.begin_date, a.id limit ${most}`,
    [activityId, businessDatePlus(today, -daysBefore), businessDatePlus(today, daysAfter)],
  );
  return rows.map((row) => ({
    activityId: row.id,
    keyIds: row.key_ids,
    names: { tc: row.name_tc, en: row.name_en, pt: row.name_pt },
    place: { tc: row.place_tc, en: row.place_en, pt: row.place_pt },
    beginDate: row.begin_date,
    endDate: row.end_date,
    opensAt: nextOpening(row.windows, now),
  }));
}
