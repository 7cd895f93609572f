import type { MyList } from '#contract/participant/participant.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { myListKey } from '../queries.ts';
import { showNewest } from '#web/api/show-newest.ts';

interface ListCall {
  call: () => Promise<MyList>;
  /** Said when it is made. */
  done: string | undefined;
}

/**
 * Calls that change the list and answer with it. When somebody else was first, the newest list is shown at once (G68).
 * @returns whether one is under way, and how to make one; it answers whether it was made
 */
export function useListCall(activityId: string) {
  const { busy, run } = useDeed({
    call: async ({ call }: ListCall) => showNewest(myListKey(activityId), await call()),
    done: (_list, { done }) => done,
    changes: [myListKey(activityId)],
    isAnswered: true,
  });
  return { busy, make: (call: () => Promise<MyList>, done?: string) => run({ call, done }) };
}
