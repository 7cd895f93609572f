import type { Query, QueryClient } from '@tanstack/react-query';
import { askVersion } from './ask-version.ts';

const firstPauseMs = 5_000;
const longestPauseMs = 30_000;

/**
 * What a page lacks because nobody answered is asked for again once the server answers anything at all; whoever looks at
 * the page need not press. Until then the page stands as it is.
 * @param isLost whether asking again may bring what this has cost
 */
export function askAgainWhenBack(client: QueryClient, isLost: (error: unknown) => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  const lacking = {
    type: 'active',
    predicate: ({ state }: Query) => state.status === 'error' && isLost(state.error),
  } as const;

  async function look(): Promise<void> {
    const isBack = document.visibilityState === 'visible' && (await askVersion())?.ok;
    if (isBack) await client.refetchQueries(lacking);
    timer = undefined;
    if (client.getQueryCache().findAll(lacking).length === 0) pauseMs = firstPauseMs;
    else later();
  }
  function later(): void {
    if (timer) return;
    timer = setTimeout(() => void look(), pauseMs);
    pauseMs = Math.min(pauseMs * 1.5, longestPauseMs);
  }
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && lacking.predicate(query)) later();
  });
}
