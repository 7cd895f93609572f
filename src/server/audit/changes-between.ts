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
