import { useEffect, useState } from 'react';
import { type Instant, instantOf } from '#domain/instant.ts';

/** The server's time, anew every second. @param behindMs how far this device's clock is behind it */
export function useNow(behindMs: number): Instant {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return instantOf(now + behindMs);
}
