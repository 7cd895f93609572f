import type { FieldError, FieldProblem } from '#domain/errors.ts';
import { commonPasswords } from './common-passwords.gen.ts';

export const passwordLimits = { shortest: 8, longest: 128 } as const;

export interface PasswordProblem {
  problem: FieldProblem;
  params?: Record<string, number>;
}

/**
 * What is wrong with a new password: at least 8 characters, a letter, and a digit or symbol (D1 §5, D2 §5), and none of
 * the commonest (G30). Null when nothing is.
 */
export function passwordProblem(password: string): PasswordProblem | null {
  const length = [...password].length;
  if (length === 0) return { problem: 'required' };
  if (length < passwordLimits.shortest) return { problem: 'tooShort', params: { limit: passwordLimits.shortest } };
  if (length > passwordLimits.longest) return { problem: 'tooLong', params: { limit: passwordLimits.longest } };
  if (!/\p{L}/u.test(password) || !/[^\p{L}]/u.test(password)) return { problem: 'format' };
  if (isCommonPassword(password)) return { problem: 'notAllowed' };
  return null;
}

/** A new password that is typed twice; the second time is looked at once the first one is right. */
export function newPasswordProblems({
  newPassword,
  repeated,
}: {
  newPassword: string;
  repeated: string;
}): FieldError[] {
  const problem = passwordProblem(newPassword);
  if (problem) return [{ path: 'newPassword', ...problem }];
  if (repeated === newPassword) return [];
  return [{ path: 'repeated', problem: repeated === '' ? 'required' : 'inconsistent' }];
}

const width = 5;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
let known: Set<string> | null = null;

/** Case does not make a common password rarer. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(commonPasswords.replaceAll('\n', '').match(new RegExp(`.{${width}}`, 'g')));
  return known.has(passwordMark(password));
}

/** Thirty bits of a hash as five letters: enough to know a common one again, and the list itself stays unreadable. */
export function passwordMark(password: string): string {
  let hash = 0x811c9dc5;
  for (const character of password.toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return Array.from({ length: width }, (_, place) => alphabet[(hash >>> (place * 6)) & 63]).join('');
}
