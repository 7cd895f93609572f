import type { QueryKey } from '@tanstack/react-query';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { showNewest } from '#web/api/show-newest.ts';
import { toast } from '#web/ui/overlay-store.ts';

let latest: Promise<void> = Promise.resolve();

/**
 * Shows a new order at once and stores it. Quick presses are sent one after the other, so that the last one counts; after
 * that it is read again, since whatever was read between the press and the store shows the order of before.
 * @param key under which what is shown was read
 */
export function storeOrder<Data>(
  key: QueryKey,
  { show, store }: { show: (before: Data) => Data; store: () => Promise<unknown> },
): Promise<void> {
  showNewest<Data>(key, (before) => before && show(before));
  const stored = storeAfter(latest, store);
  latest = stored;
  return stored.then(() => (latest === stored ? changed(key) : undefined));
}

async function storeAfter(earlier: Promise<void>, store: () => Promise<unknown>): Promise<void> {
  await earlier;
  try {
    await store();
  } catch (error) {
    toast({ tone: 'bad', text: await errorSentence(error) });
  }
}
