import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyList } from '#contract/participant/participant.ts';
import { hasCode } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { myListKey } from '../queries.ts';

/**
 * Calls that change the list and answer with it. When somebody else was first, the newest list is shown at once (G68).
 * @returns whether one is under way, and how to make one; it answers whether it was made
 */
export function useListCall(activityId: string) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const make = async (call: () => Promise<MyList>, done?: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      client.setQueryData(myListKey(activityId), await call());
      if (done) toast({ text: done });
      return true;
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
      if (hasCode(error, 'STATUS_ERROR')) await changed(myListKey(activityId));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, make };
}
