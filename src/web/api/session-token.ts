import { useSyncExternalStore } from 'react';
import { Listeners } from '#web/listeners.ts';

/** The bearer token of the login lives in session storage (D1 §7, G34), and nowhere else. */
const tokenKey = 'token';
const listeners = new Listeners();

export const sessionToken = (): string | null => sessionStorage.getItem(tokenKey);

/** `null` forgets it. */
export function keepSessionToken(token: string | null): void {
  if (token === null) sessionStorage.removeItem(tokenKey);
  else sessionStorage.setItem(tokenKey, token);
  listeners.tell();
}

export const onSessionToken = listeners.subscribe;

/** Whether this tab holds a login; it may still turn out to have expired. */
export const useLoggedIn = (): boolean =>
  useSyncExternalStore(
    onSessionToken,
    () => sessionToken() !== null,
    () => false,
  );
