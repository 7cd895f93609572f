import { useEffect, useState } from 'react';

/** Counts down to nothing. @param end in ms, as of `Date.now()` */
export function useSecondsUntil(end: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (Date.now() >= end) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [end]);
  return Math.max(0, Math.ceil((end - Math.max(now, Date.now())) / 1000));
}
