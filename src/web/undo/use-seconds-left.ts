import { useEffect, useState } from 'react';

/** Counted from when the server said so: this device's clock may be another. */
export function useSecondsLeft(leftMs: number, saidAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const counting = leftMs > 0;
  useEffect(() => {
    if (!counting) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [counting]);
  return counting ? Math.max(0, Math.ceil((leftMs - Math.max(0, now - saidAt)) / 1000)) : 0;
}
