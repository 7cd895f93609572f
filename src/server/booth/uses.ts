import type { Uses } from '#contract/exhibition.ts';
import { endedStatuses } from '#domain/enrollment/status.ts';
import type { FieldError } from '#domain/errors.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';

export const noUses: Uses = { registrations: 0, categories: 0, areas: 0, places: 0, contractors: 0 };

type Counts = { id: number } & Partial<Uses>;

/** What uses each of an activity's exhibitor types, booth area categories and areas. */
const counts = {
  exhibitorType: `select id,
      (select count(*)::int from enrollment where type_id = listed.id and activity_id = $1 and not (status = any($3::text[]))) as registrations,
      (select count(*)::int from booths_area_category_type link where link.exhibitor_type_id = listed.id) as categories
    from unnest($2::int[]) as listed(id) where $1::uuid is not null and $3::text[] is not null`,
  category: `select id,
      (select count(*)::int from enrollment where category_id = listed.id and activity_id = $1 and not (status = any($3::text[]))) as registrations,
      (select count(*)::int from booths_area area where area.booths_area_category_id = listed.id) as areas
    from unnest($2::int[]) as listed(id) where $1::uuid is not null and $3::text[] is not null`,
  area: `select id,
      (select count(*)::int from place where place.booths_area_id = listed.id and activity_id = $1) as places,
      (select count(*)::int from booth_contractor named where named.booths_area_id = listed.id and activity_id = $1) as contractors
    from unnest($2::int[]) as listed(id) where $1::uuid is not null and $3::text[] is not null`,
} as const;

export async function usesOf(
  db: Queries,
  kind: keyof typeof counts,
  activityId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Uses>> {
  const rows = await db.query<Counts>(counts[kind], [activityId, [...ids], [...endedStatuses]]);
  return new Map(rows.map(({ id, ...uses }) => [id, { ...noUses, ...uses }]));
}

/** @throws IN_USE, naming what uses it and how often */
export function requireUnused(uses: Uses): void {
  const fields = Object.entries(uses)
    .filter(([, count]) => count > 0)
    .map(([path, count]): FieldError => ({ path, problem: 'inUse', params: { count } }));
  if (fields.length > 0) throw refuse('IN_USE', { fields });
}
