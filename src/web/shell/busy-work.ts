/**
 * What must not be interrupted by a reload for a new version: something typed and not saved, a person being scanned. It
 * holds back every tab, since the new version takes over all of them at once.
 */
const lockName = 'busy-work';
const holds = new Map<symbol, { reason: string; release: () => void }>();

/** Keeps the portal from reloading itself until the returned function is called. */
export function holdReload(reason: string): () => void {
  const hold = Symbol(reason);
  const { promise, resolve } = Promise.withResolvers<void>();
  holds.set(hold, { reason, release: resolve });
  void navigator.locks?.request(lockName, { mode: 'shared' }, () => promise);
  return () => {
    holds.get(hold)?.release();
    holds.delete(hold);
  };
}

/** Why a reload would hurt now, in this tab. */
export const reasonsToWait = (): string[] => [...holds.values()].map(({ reason }) => reason);

/** Whether any tab of the portal on this device holds. */
export async function reloadIsHeld(): Promise<boolean> {
  if (holds.size > 0) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some((lock) => lock.name === lockName);
}
