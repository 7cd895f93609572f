import { codeRules } from '#domain/verification/code-rules.ts';

/** A code on its way: to whom, until when it is good, and when another one can be asked for, in ms. */
export interface SentCode {
  to: string;
  until: number;
  again: number;
  /** Absent until one was wrong. */
  triesLeft?: number;
  /** The code itself once it was right: it goes with the form, and opens nothing but what was asked for here. */
  right?: string;
}

const prefix = 'sent-code:';
const keyOf = (purpose: string): string => prefix + purpose;
const keep = (purpose: string, sent: SentCode): SentCode => {
  localStorage.setItem(keyOf(purpose), JSON.stringify(sent));
  return sent;
};

/** Kept on the device while the code is good, for who comes back after a reload or from another tab. */
export function rememberSent(purpose: string, to: string): SentCode {
  const now = Date.now();
  return keep(purpose, { to, until: now + codeRules.lifeMs, again: now + codeRules.resendMs });
}

/** Null when none was sent there, or too long ago; then nothing of it stays. */
export function sentBefore(purpose: string, to: string): SentCode | null {
  const text = localStorage.getItem(keyOf(purpose));
  const sent = text ? (JSON.parse(text) as SentCode) : null;
  if (sent && sent.until > Date.now()) return sent.to === to ? sent : null;
  localStorage.removeItem(keyOf(purpose));
  return null;
}

/** A try was wrong. @param triesLeft none: the code is over */
export function rememberTry(purpose: string, to: string, triesLeft: number): void {
  const sent = sentBefore(purpose, to);
  if (sent) keep(purpose, { ...sent, triesLeft });
}

/** A try was right: the form may be sent with it for longer than it could be entered. */
export function rememberRight(purpose: string, to: string, right: string): void {
  const sent = sentBefore(purpose, to);
  if (sent) keep(purpose, { ...sent, right, until: sent.until - codeRules.lifeMs + codeRules.useMs });
}

/** It was used, or turned out to be over. */
export const forgetSent = (purpose: string): void => localStorage.removeItem(keyOf(purpose));

/** Tells of what another tab sent, tried or used. @returns how to stop listening */
export function onSentElsewhere(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key?.startsWith(prefix)) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
