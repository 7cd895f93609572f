/** A field in which the own version of a record and the newest one differ. */
export interface FieldDifference<Field extends string> {
  field: Field;
  /** Who changed it since both began: one side alone, or both to different things. */
  changedBy: 'me' | 'others' | 'both';
}

/** Two values of a form: text, flags, numbers, and lists and objects of them. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What somebody typed beside what others saved meanwhile, both begun from the same record.
 * @returns the fields that differ now, in the order of the own ones
 */
export function differences<Values extends object>(
  base: Values,
  mine: Values,
  newest: Values,
): FieldDifference<keyof Values & string>[] {
  const fields = Object.keys(mine) as (keyof Values & string)[];
  return fields
    .filter((field) => !sameValue(mine[field], newest[field]))
    .map((field) => {
      const byMe = !sameValue(base[field], mine[field]);
      const byOthers = !sameValue(base[field], newest[field]);
      return { field, changedBy: byMe && byOthers ? 'both' : byMe ? 'me' : 'others' };
    });
}

/** The newest record with the chosen fields as they were typed here: nothing that anybody entered is lost unasked. */
export function merged<Values extends object>(
  mine: Values,
  newest: Values,
  keepMine: ReadonlySet<keyof Values & string>,
): Values {
  return Object.fromEntries(
    (Object.keys(newest) as (keyof Values & string)[]).map((field) => [
      field,
      keepMine.has(field) ? mine[field] : newest[field],
    ]),
  ) as Values;
}
