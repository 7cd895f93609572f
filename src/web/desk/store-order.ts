import { errorSentence } from '#web/api/error-sentence.ts';
import { toast } from '#web/ui/overlay-store.ts';

let before: Promise<void> = Promise.resolve();

/**
 * Stores an order that is shown already. Quick presses are sent one after the other, so that the last one counts; when
 * it is refused, what is stored is shown again.
 */
export function storeOrder(store: () => Promise<unknown>, showStored: () => Promise<unknown>): Promise<void> {
  before = storedAfter(before, store, showStored);
  return before;
}

async function storedAfter(
  earlier: Promise<void>,
  store: () => Promise<unknown>,
  showStored: () => Promise<unknown>,
): Promise<void> {
  await earlier;
  try {
    await store();
  } catch (error) {
    toast({ tone: 'bad', text: await errorSentence(error) });
    await showStored();
  }
}
