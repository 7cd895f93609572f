import type { ReactNode } from 'react';

/** Null lets the logout happen; anything else is what the person reads instead, as "3 attempts wait to be sent". */
export type LogoutGuard = () => ReactNode | null | Promise<ReactNode | null>;

const guards = new Set<LogoutGuard>();

/** Asked before every logout, as by a station that still holds attempts. @returns how to be asked no more */
export function onBeforeLogout(guard: LogoutGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Why one should not log out now; null when nothing speaks against it. */
export async function reasonToStay(): Promise<ReactNode | null> {
  for (const guard of guards) {
    const reason = await guard();
    if (reason !== null) return reason;
  }
  return null;
}

type Ending = () => Promise<unknown>;

const endings = new Set<Ending>();

/** Done after the server ended the login and before the page is left: nothing that fails here keeps anybody. */
export const onLogout = (ending: Ending): void => void endings.add(ending);

export async function afterLogout(): Promise<void> {
  await Promise.allSettled([...endings].map((ending) => ending()));
}
