import { dayMs, type Instant, instantOf } from '#domain/instant.ts';
import { cameAlong } from '#web/api/first-answers.ts';
import { isPassing } from '#web/api/is-passing.ts';

const storeName = 'public-answers';
const keptMs = 60 * dayMs;

interface Kept<Answer> {
  answer: Answer;
  /** When the server said so, by this device's clock. */
  at: Instant;
}

/** An answer, and where it is not today's but was kept, as of when it was given. */
export interface AnswerAsOf<Answer> {
  answer: Answer;
  asOf: Instant | null;
}

/** Null where the browser keeps nothing for pages that did not come safely. */
const opened = async (): Promise<Cache | null> =>
  'caches' in globalThis ? await caches.open(storeName).catch(() => null) : null;

const addressOf = (place: string): string => `/event-api/kept/${place}`;

async function keep(place: string, answer: unknown): Promise<void> {
  const kept: Kept<unknown> = { answer, at: instantOf(Date.now()) };
  // A full or forbidden storage must not hide what was just read.
  await opened()
    .then((store) => store?.put(addressOf(place), new Response(JSON.stringify(kept))))
    .catch(() => undefined);
}

async function keptAt<Answer>(place: string): Promise<Kept<Answer> | null> {
  const found = await (await opened())?.match(addressOf(place));
  return found ? ((await found.json()) as Kept<Answer>) : null;
}

/** What nobody opened here for two months goes. */
async function forgetOld(): Promise<void> {
  const store = await opened();
  for (const request of (await store?.keys()) ?? []) {
    const kept = (await (await store?.match(request))?.json()) as Kept<unknown> | undefined;
    if (kept && Date.parse(kept.at) < Date.now() - keptMs) await store?.delete(request);
  }
}

/**
 * For what everybody may read, or what only a link opens: kept on this device whenever it is read, so that it opens
 * without a network. A refusal is an answer too: what was kept does not hide it.
 */
export async function keptAnswer<Answer>(place: string, ask: () => Promise<Answer>): Promise<AnswerAsOf<Answer>> {
  try {
    const answer = await ask();
    void keep(place, answer).then(forgetOld);
    return { answer, asOf: null };
  } catch (error) {
    const kept = isPassing(error) ? await keptAt<Answer>(place) : null;
    if (!kept) throw error;
    return { answer: kept.answer, asOf: kept.at };
  }
}

/** For a query whose answer may have come along with the page, by its key there: kept at the same place. */
export function keptAsItCame<Answer>(key: string, place: string) {
  const { initialData: cameWithPage, ...age } = cameAlong<Answer>(key);
  return {
    ...age,
    initialData: (): AnswerAsOf<Answer> | undefined => {
      const answer = cameWithPage();
      if (answer === undefined) return undefined;
      void keep(place, answer).then(forgetOld);
      return { answer, asOf: null };
    },
  };
}
