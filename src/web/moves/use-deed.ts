import { type QueryKey, useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { ask, type Question, toast } from '#web/ui/overlay-store.ts';

interface Deed<Given, Result> {
  /** Asked before anything is sent; null for what needs no second thought. */
  sure?: ((given: Given) => Question | null) | undefined;
  call: (given: Given) => Promise<Result>;
  /** Said when it is done. */
  done?: ((result: Result, given: Given) => ReactNode) | undefined;
  /** Read anew when it is over; also when it is refused, since somebody else may have been first. */
  changes?: readonly QueryKey[] | undefined;
  /** Only a refusal asks for reading: the answer says itself what there is now, and `call` keeps it. */
  isAnswered?: boolean;
  /** Where the sentence of a refusal is read: by itself, or on the page, which shows `failure`. */
  refusal?: 'toast' | 'page';
}

/**
 * One thing that a person does at the press of a button: asked for where it matters, under way only once, then a line
 * that says how it went, or the sentence of the refusal.
 * @returns `run`, which answers whether it was done; `busy` until what it changed has been read again, and with which of
 * several it is, `doing`; `failure`, why the last time was refused, until the next
 */
export function useDeed<Given = void, Result = unknown>({
  sure,
  call,
  done,
  changes = [],
  isAnswered = false,
  refusal = 'toast',
}: Deed<Given, Result>) {
  const under = useRef(false);
  const { mutateAsync, isPending, variables, error } = useMutation({
    mutationFn: async (given: Given): Promise<void> => {
      try {
        const result = await call(given);
        const text = done?.(result, given);
        if (text) toast({ text });
      } catch (failure) {
        if (refusal === 'toast') toast({ tone: 'bad', text: await errorSentence(failure) });
        await changed(...changes);
        throw failure;
      }
      if (!isAnswered) await changed(...changes);
    },
  });
  const run = async (given: Given): Promise<boolean> => {
    const question = under.current ? null : sure?.(given);
    if (question && !(await ask(question))) return false;
    if (under.current) return false;
    under.current = true;
    try {
      await mutateAsync(given);
      return true;
    } catch {
      return false;
    } finally {
      under.current = false;
    }
  };
  return { run, busy: isPending, doing: isPending ? variables : undefined, failure: error };
}
