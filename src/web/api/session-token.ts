import { useSyncExternalStore } from 'react';

/** The bearer token of the login lives in session storage (D1 §7, G34), and nowhere else. */
const tokenKey = 'token';
const listeners = new Set<() => void>();

export const sessionToken = (): string | null => sessionStorage.getItem(tokenKey);

/** `null` forgets it. */
export function keepSessionToken(token: string | null): void {
  if (token === null) sessionStorage.removeItem(tokenKey);
  else sessionStorage.setItem(tokenKey, token);
  for (const listener of listeners) listener();
}

export function onSessionToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this tab holds a login; it may still turn out to have expired. */
export const useLoggedIn = (): boolean =>
  useSyncExternalStore(
    onSessionToken,
    () => sessionToken() !== null,
    () => false,
  );
