import type { Uses } from '#contract/exhibition.ts';
import type { FieldError } from '#domain/errors.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';

export const noUses: Uses = { registrations: 0, categories: 0, areas: 0, places: 0, contractors: 0 };

type Kind = 'exhibitorType' | 'category' | 'area';

/** Tables that point at a kind of item, and by which column; those that belong to an activity are counted within it. */
const pointers: Record<Kind, Partial<Record<keyof Uses, { table: string; column: string; ofActivity: boolean }>>> = {
  exhibitorType: {
    registrations: { table: 'enrollment', column: 'type_id', ofActivity: true },
    categories: { table: 'booths_area_category_type', column: 'exhibitor_type_id', ofActivity: false },
  },
  category: {
    registrations: { table: 'enrollment', column: 'category_id', ofActivity: true },
    areas: { table: 'booths_area', column: 'booths_area_category_id', ofActivity: false },
  },
  area: {
    places: { table: 'place', column: 'booths_area_id', ofActivity: true },
    contractors: { table: 'booth_contractor', column: 'booths_area_id', ofActivity: true },
  },
};

/**
 * What uses each of these items, ended registrations too: they keep what was chosen.
 * @param activityId null for the general lists, which every activity may use
 */
export async function usesOf(
  db: Queries,
  kind: Kind,
  activityId: string | null,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Uses>> {
  const uses = new Map<number, Uses>();
  for (const [name, { table, column, ofActivity }] of Object.entries(pointers[kind])) {
    const narrowed = ofActivity && activityId !== null;
    const rows = await db.query<{ id: number; count: number }>(
      `select ${column} as id, count(*)::int as count from ${table}
        where ${column} = any($1::int[]) ${narrowed ? 'and activity_id = $2' : ''} group by ${column}`,
      [[...ids], ...(narrowed ? [activityId] : [])],
    );
    for (const { id, count } of rows) uses.set(id, { ...(uses.get(id) ?? noUses), [name]: count });
  }
  return uses;
}

/** @throws IN_USE, naming what uses it and how often */
export function requireUnused(uses: Uses): void {
  const fields = Object.entries(uses)
    .filter(([, count]) => count > 0)
    .map(([path, count]): FieldError => ({ path, problem: 'inUse', params: { count } }));
  if (fields.length > 0) throw refuse('IN_USE', { fields });
}
