import type { FieldError, FieldProblem } from '#domain/errors.ts';

/** What is wrong with one field, or null. */
export type Found = FieldProblem | Omit<FieldError, 'path'> | null;

/** What one field of a step has to be. An empty text, list or choice is only looked at by `required`. */
export interface FieldRule<Step, Facts> {
  required?: true | ((step: Step, facts: Facts) => boolean);
  /** Characters at most. */
  limit?: number;
  check?: (step: Step, facts: Facts) => Found;
}

export type FieldRules<Step, Facts> = { readonly [Field in keyof Step]: FieldRule<Step, Facts> };

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' ? value.trim() === '' : isEmptyList(value));
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const isRequired = <Step, Facts>({ required }: FieldRule<Step, Facts>, step: Step, facts: Facts): boolean =>
  required === true || (required?.(step, facts) ?? false);

function foundIn<Step, Facts>(rule: FieldRule<Step, Facts>, value: unknown, step: Step, facts: Facts): Found {
  if (isEmpty(value)) return isRequired(rule, step, facts) ? 'required' : null;
  const { limit } = rule;
  if (limit !== undefined && typeof value === 'string' && [...value.trim()].length > limit) {
    return { problem: 'tooLong', params: { limit } };
  }
  return rule.check?.(step, facts) ?? null;
}

/** Everything wrong with a step in the order of its rules, at most one problem for each field. */
export function problemsIn<Step extends object, Facts>(
  rules: FieldRules<Step, Facts>,
  step: Step,
  facts: Facts,
  path = '',
): FieldError[] {
  const fields = Object.keys(rules) as (keyof Step & string)[];
  return fields.flatMap((field) => {
    const found = foundIn(rules[field], step[field], step, facts);
    if (!found) return [];
    return [{ path: path + field, ...(typeof found === 'string' ? { problem: found } : found) }];
  });
}

/** Whether a field must be filled in, for the mark beside its label. */
export const isRequiredIn = <Step, Facts>(
  rules: FieldRules<Step, Facts>,
  field: keyof Step,
  step: Step,
  facts: Facts,
): boolean => isRequired(rules[field], step, facts);
