import type { FieldProblem } from '#domain/errors.ts';
import { codeRules } from './code-rules.ts';

/** Wide digits and spaces are as good as plain ones. */
export const normalCode = (code: string): string => code.normalize('NFKC').replace(/\s/g, '');

const shape = new RegExp(`^\\d{${codeRules.digits}}$`);

/** What is wrong with a code before it is compared. */
export function codeProblem(code: string): FieldProblem | null {
  const digits = normalCode(code);
  if (digits === '') return 'required';
  return shape.test(digits) ? null : 'format';
}
