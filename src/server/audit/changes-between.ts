import type { FieldChange } from './tables.ts';

type Value = FieldChange['from'];

/** Whether something personal changed is told, not what it is. */
export const maskedMail = (email: string): string => email.replace(/^(.).*@/, '$1***@');
export const maskedTail = (number: string): string => (number ? `***${number.slice(-2)}` : '');

/** The fields that differ, as the audit keeps them. @param masks how personal ones are written */
export function changesBetween<Field extends string>(
  fields: readonly Field[],
  before: Readonly<Record<Field, Value>>,
  after: Readonly<Record<Field, Value>>,
  masks: Partial<Record<Field, (value: string) => string>> = {},
): FieldChange[] {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => {
      const told = (value: Value): Value => (typeof value === 'string' ? (masks[field]?.(value) ?? value) : value);
      return { field, from: told(before[field]), to: told(after[field]) };
    });
}

type Flat = Record<string, Value>;

/** What lies inside is named by its path, one line per value; a list is one value. */
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

/** The same of whole records, whatever fields they have. */
export function fieldChanges(before: object, after: object): FieldChange[] {
  const [from, to] = [flat(before, ''), flat(after, '')];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const filled = (values: Flat): Flat => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return changesBetween(names, filled(from), filled(to));
}
