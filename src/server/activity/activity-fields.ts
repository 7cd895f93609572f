import { asc, eq } from 'drizzle-orm';
import {
  type ActivityFields,
  activityTextNames,
  activityWindowFields,
  languageSuffixes,
} from '#domain/activity/activity-fields.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import type { ActivityRow } from './activities.ts';
import { activityBinding } from './tables.ts';
import type { Queries } from '#server/db/database.ts';
import { pick } from '#server/db/pick.ts';

export const columnNames = [
  'eventId',
  'category',
  'promoter',
  'code',
  ...activityWindowFields.flat(),
  ...activityTextNames.flatMap((text) => languageSuffixes.map((language) => `${text}${language}` as const)),
] as const;
export type ActivityColumn = (typeof columnNames)[number];

/** An activity as staff write it. */
export async function activityFields(db: Queries, row: ActivityRow): Promise<ActivityFields> {
  const bindings = await db.orm
    .select()
    .from(activityBinding)
    .where(eq(activityBinding.activityId, row.id))
    .orderBy(asc(activityBinding.position));
  return {
    ...pick(row, columnNames),
    settings: { ...usualSettings, ...row.settings },
    bindings: bindings.map(({ otherActivityId, tipTc, tipEn, tipPt }) => ({ otherActivityId, tipTc, tipEn, tipPt })),
  };
}
