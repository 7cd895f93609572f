import { newId } from '#domain/id.ts';

/**
 * One attempt for each scan of a venue's code, also over reloads and the way through the login: sent twice, counted
 * once.
 */
export function selfAttemptId(venueCode: string, participantId: string): string {
  const key = `self-sign-in:${venueCode}:${participantId}`;
  const before = sessionStorage.getItem(key);
  if (before) return before;
  const id = newId();
  sessionStorage.setItem(key, id);
  return id;
}
