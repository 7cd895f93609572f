import type { Instant } from '#domain/instant.ts';

interface Line {
  at: Instant;
  role: string;
  action: string;
}

/**
 * When whoever judges now gave it back, as long as that was the side's last step: what is newer was corrected since.
 * @param story newest first
 */
export function changedSince(story: readonly Line[], roles: readonly string[], turn: string | null): Instant | null {
  if (turn === null || !roles.includes(turn)) return null;
  const last = story.find(({ role }) => role === turn);
  return last?.action.startsWith('return') ? last.at : null;
}
