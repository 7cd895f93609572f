import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { forgetAnswers } from './use-answer.ts';

/** Wherever activities and forums are shown, to visitors and at the desk. */
export const activityKeys = [['desk-activities'], ['activities'], ['forums']] as const;

/**
 * After every change: what was read under these keys, or under keys that begin with them, is read anew, and so is what
 * home remembers outside of the queries (`use-answer.ts`). Resolves when what is on the screen has been read again.
 */
export async function changed(...keys: readonly QueryKey[]): Promise<void> {
  forgetAnswers();
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** For another role: all that was read in the one before, but who is there. */
export async function changedAllBut(kept: QueryKey): Promise<void> {
  forgetAnswers();
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== kept[0] });
}
