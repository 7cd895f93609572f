import type { EffectiveTime } from './model.ts';
import { relationTo } from './order.ts';

/**
 * A supervisor's personal code lets a steward's phone do what only a supervisor may (R6, R9, R16), also without a
 * network. Code and salt make a key, slowly (PBKDF2 with SHA-256); the phone holds what the key makes of `verifierText`
 * and so tells a right code from a wrong one; what it makes of the attempt's id travels with the attempt, and the
 * server checks it again.
 */
export const codeRounds = 600_000;
export const codeKeyBits = 256;
export const verifierText = 'a supervisor of this door';
export const allowanceText = (attemptId: string): string => `allowed ${attemptId}`;

export type CodeProblem = 'format' | 'notAllowed';

/** Six to twelve digits, and none of those that everybody tries first. Null: it will do. */
export function codeProblem(code: string): CodeProblem | null {
  if (!/^\d{6,12}$/.test(code)) return 'format';
  const steps = new Set([...code].slice(1).map((digit, at) => (Number(digit) - Number(code[at]) + 10) % 10));
  // All alike, or counting up or down.
  if (steps.size === 1) return 'notAllowed';
  return new Set(code).size < 3 ? 'notAllowed' : null;
}

/** From and until when a code held, in ms; `until` is null while it does. */
export interface CodeValidity {
  from: number;
  until: number | null;
}

/** Where clocks leave it open whether it still held, it did. */
export const codeHeld = (time: EffectiveTime, { from, until }: CodeValidity): boolean =>
  relationTo(time, from) !== 'before' && (until === null || relationTo(time, until) !== 'after');

const freeTries = 3;
const firstPauseMs = 30_000;
const longestPauseMs = 15 * 60_000;

/** How long a phone takes no code after so many wrong ones in a row. */
export const pauseAfterWrongMs = (wrong: number): number =>
  wrong < freeTries ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (wrong - freeTries));
