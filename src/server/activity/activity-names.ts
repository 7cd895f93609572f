import { inArray } from 'drizzle-orm';
import type { WireNames } from '#domain/locale.ts';
import type { Queries } from '#server/db/database.ts';
import { activity } from './tables.ts';

const noNames: WireNames = { nameTc: '', nameEn: '', namePt: '' };

/** What activities are called, by their id. */
export async function activityNames(db: Queries, ids: readonly string[]): Promise<(id: string) => WireNames> {
  const rows =
    ids.length === 0
      ? []
      : await db.orm
          .select({ id: activity.id, nameTc: activity.nameTc, nameEn: activity.nameEn, namePt: activity.namePt })
          .from(activity)
          .where(inArray(activity.id, [...new Set(ids)]));
  const known = new Map(rows.map(({ id, ...names }) => [id, names]));
  return (id) => known.get(id) ?? noNames;
}
