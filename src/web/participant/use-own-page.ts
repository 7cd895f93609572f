import { useEffect, useState } from 'react';
import { oneKey } from '#contract/first-paint.ts';
import { instantOf } from '#domain/instant.ts';
import { firstAnswers } from '#web/api/first-answers.ts';
import { knowAnswer, useAnswer } from '#web/api/use-answer.ts';
import { keepPage, type KeptPage, keptPage, type ParticipantPageData } from './kept-page.ts';
import { confirmedPage, linkIsDead } from './queries.ts';

const refreshMs = 30_000;

/** The server sends it along with the page (server/participant/code/first-ticket.ts). */
for (const [key, data] of Object.entries(firstAnswers)) {
  const [what, token = ''] = key.split(' ');
  if (what !== 'participant') continue;
  const page = data as ParticipantPageData;
  knowAnswer(key, { page, confirmedAt: instantOf(performance.timeOrigin) } satisfies KeptPage);
  void keepPage(token, page);
}

/** What was kept on this device at once, and what the server says as soon as it has said it. */
export function useOwnPage(token: string) {
  const { data, error, again } = useAnswer(oneKey('participant', token), () => confirmedPage(token));
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
