import type { Elsewhere } from '#contract/sign-in/device.ts';

/**
 * The activity that a foreign code belongs to, by the key it names (R8). Nothing proves that the code is genuine; and
 * where two activities share a key, as more than thirty-two must, nobody is sent to the wrong hall.
 */
export function activityOfCode(elsewhere: readonly Elsewhere[], keyId: number | null | undefined): Elsewhere | null {
  if (typeof keyId !== 'number') return null;
  const found = elsewhere.filter(({ keyIds }) => keyIds.includes(keyId));
  return found.length === 1 ? (found[0] ?? null) : null;
}
