import { codeRules } from '#domain/verification/code-rules.ts';

/** A code on its way: to whom, until when it is good, and when another one can be asked for, in ms. */
export interface SentCode {
  to: string;
  until: number;
  again: number;
}

const keyOf = (purpose: string): string => `sent-code:${purpose}`;

/** Kept on the device while the code is good, for who comes back after a reload or from another tab. */
export function rememberSent(purpose: string, to: string): SentCode {
  const now = Date.now();
  const sent = { to, until: now + codeRules.lifeMs, again: now + codeRules.resendMs };
  localStorage.setItem(keyOf(purpose), JSON.stringify(sent));
  return sent;
}

/** Null when none was sent there, or too long ago; then nothing of it stays. */
export function sentBefore(purpose: string, to: string): SentCode | null {
  const text = localStorage.getItem(keyOf(purpose));
  const sent = text ? (JSON.parse(text) as SentCode) : null;
  if (sent && sent.until > Date.now()) return sent.to === to ? sent : null;
  localStorage.removeItem(keyOf(purpose));
  return null;
}
