import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from '#web/api/query-client.ts';
import { sessionToken } from '#web/api/session-token.ts';

interface Opening<Params> {
  params: Params;
  /** Only fetched ahead, because a pointer rests on a link to it. */
  preload: boolean;
}

/**
 * For the route of a page that is of one thing: that is asked for while the page's code is on its way. The page waits
 * for neither, asks itself where this did not work, and says what is wrong.
 * @param query as the page asks, from a module that comes when it is wanted, so that no visitor fetches it
 * @example createRoute({
 *   path: '/units/$unitId',
 *   ...asking(async ({ unitId }: { unitId: string }) => (await import('./queries.ts')).unitQuery(unitId)),
 * })
 */
export const asking = <Params, Data, Key extends QueryKey>(
  query: (params: Params) => Promise<FetchQueryOptions<Data, Error, Data, Key>>,
) => ({
  loader: ({ params, preload }: Opening<Params>): void => {
    if (preload || !sessionToken()) return;
    query(params).then(
      (asked) => queryClient.prefetchQuery(asked),
      () => undefined,
    );
  },
  shouldReload: false,
});
