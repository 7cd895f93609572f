import { useEffect, useState } from 'react';
import { type Instant, instantOf } from '#domain/instant.ts';

const oftenMs = 20_000;

/** This device's time, followed closely enough for what is on now. */
export function useMinute(): Instant {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), oftenMs);
    return () => clearInterval(timer);
  }, []);
  return instantOf(now);
}
