import { useEffect, useSyncExternalStore } from 'react';
import { Listeners } from '#web/listeners.ts';

/** Whether the screen stays on: held, refused until somebody touches it, or not to be had on this phone. */
export type Wakefulness = 'held' | 'refused' | 'absent';

const has = 'wakeLock' in navigator;
let state: Wakefulness = has ? 'refused' : 'absent';
const listeners = new Listeners();

function become(next: Wakefulness): void {
  if (state === next) return;
  state = next;
  listeners.tell();
}

/** What became of the last wish for a screen that stays on. */
export const useWakefulness = (): Wakefulness => useSyncExternalStore(listeners.subscribe, () => state);

/**
 * Keeps the screen from going dark while somebody works at it, where the browser can. WebKit gives it only after a touch
 * in this very document, and the system may take it back: so it is asked for again at the next touch or key.
 */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !has) return;
    let lock: WakeLockSentinel | null = null;
    let asking = false;
    const ending = new AbortController();
    const { signal } = ending;
    const take = async () => {
      if (asking || (lock && !lock.released) || document.visibilityState !== 'visible') return;
      asking = true;
      const taken = await navigator.wakeLock.request('screen').catch(() => null);
      asking = false;
      if (signal.aborted) return void taken?.release();
      lock = taken;
      become(taken ? 'held' : 'refused');
      taken?.addEventListener('release', takeAgain, { once: true, signal });
    };
    const takeAgain = () => {
      become(lock && !lock.released ? 'held' : 'refused');
      void take();
    };
    void take();
    document.addEventListener('visibilitychange', takeAgain, { signal });
    for (const kind of ['pointerup', 'keydown']) {
      window.addEventListener(kind, takeAgain, { capture: true, passive: true, signal });
    }
    return () => {
      ending.abort();
      void lock?.release();
    };
  }, [active]);
}
