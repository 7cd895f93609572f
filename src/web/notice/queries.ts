import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#web/api/client.ts';

const everyMs = 2 * 60_000;

/** Asked again when somebody comes back to the tab, and every two minutes while they look at it. */
export const unreadQuery = queryOptions({
  queryKey: ['notices', 'unread'],
  queryFn: () => answer(api.GET('/notices/unread')),
  refetchInterval: everyMs,
  refetchOnWindowFocus: 'always',
});

export const noticesSize = 20;

export const noticesQuery = (unreadOnly: boolean, page: number) =>
  queryOptions({
    queryKey: ['notices', 'list', unreadOnly, page],
    queryFn: async () =>
      await answer(
        api.GET('/notices', {
          params: { query: { unreadOnly, page, size: noticesSize } },
        }),
      ),
    staleTime: 0,
  });
