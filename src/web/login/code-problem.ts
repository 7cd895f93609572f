import type { FieldError } from '#domain/errors.ts';

/** What is wrong with a code before it is sent; anything but six digits cannot be one. */
export function codeProblem(path: string, code: string): FieldError[] {
  const digits = code.normalize('NFKC').replace(/\s/g, '');
  if (digits === '') return [{ path, problem: 'required' }];
  return /^\d{6}$/.test(digits) ? [] : [{ path, problem: 'format' }];
}
