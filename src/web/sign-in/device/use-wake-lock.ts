import { useEffect } from 'react';

/** Keeps the screen from going dark while somebody works at it, where the browser can. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let wanted = true;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      const taken = await navigator.wakeLock.request('screen').catch(() => null);
      if (wanted) lock = taken;
      else await taken?.release();
    };
    const takeAgain = () => void take();
    void take();
    document.addEventListener('visibilitychange', takeAgain);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', takeAgain);
      void lock?.release();
    };
  }, [active]);
}
