import { msOf } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { type EffectiveTime, graceMs, type KindWindow } from './model.ts';
import { sessionOf } from './scope.ts';

/**
 * R10: inside the window of its kind, give or take five minutes or the clock's uncertainty; no window is always open.
 * A session of a forum keeps its own hours: the windows are the activity's.
 */
export function insideWindow(
  windows: readonly KindWindow[],
  { kind, scope }: { kind: SignInKind; scope: string },
  time: EffectiveTime,
): boolean {
  if (sessionOf(kind, scope) !== null) return true;
  const grace = Math.max(graceMs, time.u);
  const ofKind = windows.filter((window) => window.kind === kind);
  return (
    ofKind.length === 0 ||
    ofKind.some(
      ({ opensAt, closesAt }) =>
        (opensAt === null || time.t >= msOf(opensAt) - grace) &&
        (closesAt === null || time.t <= msOf(closesAt) + grace),
    )
  );
}
