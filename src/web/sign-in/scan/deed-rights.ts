import type { VerdictCard } from '#web/door/card/card.ts';
import type { DoorStation } from '#web/door/door-state.ts';

/** Why this phone needs a supervisor to let the person in; null when it may by itself. */
export function hindrance(
  { override, overridesLeft }: VerdictCard,
  { profile }: DoorStation,
): 'supervisor' | 'lease' | null {
  if (profile === 'SUPERVISOR') return null;
  if (override === 'supervisor') return 'supervisor';
  return override === 'lease' && overridesLeft === 0 ? 'lease' : null;
}

/** Too late for this phone to take its own scan back (R16). */
export const undoIsLate = ({ undoUntil }: VerdictCard, { profile }: DoorStation, now: number): boolean =>
  profile !== 'SUPERVISOR' && now >= Date.parse(undoUntil ?? '');

/** Somebody stands at the door and has not been let in or sent away yet. */
export const waitsForDecision = (card: VerdictCard, { profile }: DoorStation): boolean =>
  profile !== 'KIOSK' && card.attemptId !== null && !card.undone && card.override !== 'none';
