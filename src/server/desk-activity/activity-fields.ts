import { asc, eq } from 'drizzle-orm';
import {
  type ActivityFields,
  activityTextNames,
  activityWindowFields,
  writtenLanguages,
} from '#domain/activity/activity-fields.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import { activityBinding } from '#server/activity/tables.ts';
import { changesBetween } from '#server/audit/changes-between.ts';
import type { FieldChange } from '#server/audit/tables.ts';
import type { Queries } from '#server/db/database.ts';

export const columnNames = [
  'eventId',
  'category',
  'promoter',
  'code',
  ...activityWindowFields.flat(),
  ...activityTextNames.flatMap((text) => writtenLanguages.map((language) => `${text}${language}` as const)),
] as const;
export type ActivityColumn = (typeof columnNames)[number];

/** Some fields of a record. */
export const pick = <Whole extends object, Name extends keyof Whole>(
  from: Whole,
  names: readonly Name[],
): Pick<Whole, Name> => Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Whole, Name>;

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

type Flat = Record<string, FieldChange['from']>;

/** Settings as the audit names them, one line per value; a list is one value. */
function flat(value: unknown, path: string): Flat {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { [path]: value };
  }
  if (Array.isArray(value)) return { [path]: JSON.stringify(value) };
  if (typeof value !== 'object') return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) => flat(inner, path ? `${path}.${name}` : name)),
  );
}

/** From what to what, for the audit. */
export function fieldChanges(before: object, after: object): FieldChange[] {
  const [from, to] = [flat(before, ''), flat(after, '')];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const filled = (values: Flat): Flat => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return changesBetween(names, filled(from), filled(to));
}
