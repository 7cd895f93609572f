import { startTransition, useEffect, useRef, useState } from 'react';
import { Listeners } from '#web/listeners.ts';
import { onSessionToken } from './session-token.ts';

interface Kept {
  data: unknown;
  at: number;
}

const freshMs = 30_000;
const kept = new Map<string, Kept>();
/** Under way: several parts of a page may want the same. */
const asked = new Map<string, Promise<unknown>>();

let timesForgotten = 0;
function forget(): void {
  timesForgotten += 1;
  kept.clear();
  asked.clear();
}
/** Who is there now must not see what was read for whoever was there before. */
onSessionToken(forget);

/** What came along with the page need not be asked for. */
export const knowAnswer = (key: string, data: unknown): void => void kept.set(key, { data, at: Date.now() });

const shown = new Listeners();
/** After a change (`changed.ts`): asked anew, those on the screen at once. */
export function forgetAnswers(): void {
  forget();
  shown.tell();
}

export interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
  again: () => void;
}

interface Got<Data> {
  key: string;
  data: Data | undefined;
  error: unknown;
}

/**
 * Asks the server once per key, for the pages of a first visit: a few lines in place of the queries that other pages
 * use. The answer before stays while the next is on its way; coming back online asks again after a failure.
 */
export function useAnswer<Data>(key: string, load: () => Promise<Data>): Answer<Data> {
  const [got, setGot] = useState<Got<Data>>({ key, data: kept.get(key)?.data as Data | undefined, error: null });
  const [round, setRound] = useState(0);
  const again = () => setRound((before) => before + 1);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    const before = kept.get(key);
    if (before && round === 0) setGot({ key, data: before.data as Data, error: null });
    if (before && round === 0 && Date.now() - before.at < freshMs) return;
    let wanted = true;
    // An answer is rendered in short slices, between which the page answers to its reader.
    const show = (next: (last: Got<Data>) => Got<Data>) => wanted && startTransition(() => setGot(next));
    const ask = () => {
      const answer = (asked.get(key) as Promise<Data> | undefined) ?? latest.current();
      asked.set(key, answer);
      const atThatTime = timesForgotten;
      void answer
        .finally(() => asked.get(key) === answer && asked.delete(key))
        .then(
          (data) => {
            // Read for whoever was there before, or from before a change.
            if (timesForgotten !== atThatTime) return wanted && again();
            kept.set(key, { data, at: Date.now() });
            return show(() => ({ key, data, error: null }));
          },
          (error: unknown) => show((last) => ({ key, data: last.key === key ? last.data : undefined, error })),
        );
    };
    // In a task of its own: home asks for six sections, and asking takes longer than one would think.
    const asking = setTimeout(ask);
    return () => {
      wanted = false;
      clearTimeout(asking);
    };
  }, [key, round]);

  useEffect(() => shown.subscribe(() => setRound((before) => before + 1)), []);

  const failed = got.error !== null;
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failed]);

  return { data: got.data, error: got.error, again };
}
