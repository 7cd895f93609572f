import { useEffect, useState } from 'react';
import { useAnswer } from '#web/api/use-answer.ts';
import { type KeptPage, keptPage } from './kept-page.ts';
import { confirmedPage, linkIsDead } from './queries.ts';

const refreshMs = 30_000;

/** What was kept on this device at once, and what the server says as soon as it has said it. */
export function useOwnPage(token: string) {
  const { data, error, again } = useAnswer(`participant ${token}`, () => confirmedPage(token));
  const [kept, setKept] = useState<KeptPage | null>(null);
  useEffect(() => {
    let left = false;
    void keptPage(token).then((found) => left || setKept(found));
    return () => {
      left = true;
    };
  }, [token]);

  // Shown at the door, it tells by itself that the sign-in has arrived.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') again();
    };
    const timer = setInterval(look, refreshMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });

  const isDead = linkIsDead(error);
  return { shown: isDead ? null : (data ?? kept), isDead, error, again };
}
