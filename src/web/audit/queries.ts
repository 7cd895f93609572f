import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endOfBusinessDate, isBusinessDate, startOfBusinessDate } from '#domain/instant.ts';
import { answer, api } from '#web/api/client.ts';
import type { AuditSearch } from './routes.ts';

/** What the address says, as the server takes it; a day that is none narrows nothing. */
export function auditFilterOf({ from, to, ...rest }: AuditSearch) {
  return {
    ...rest,
    ...(from && isBusinessDate(from) ? { from: startOfBusinessDate(from) } : {}),
    ...(to && isBusinessDate(to) ? { until: endOfBusinessDate(to) } : {}),
  };
}

export const auditQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['audit', search],
    queryFn: async ({ pageParam }) =>
      await answer(
        api.GET('/admin/audit', {
          params: { query: { ...auditFilterOf(search), ...(pageParam ? { after: pageParam } : {}), size: 50 } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }: { next: string | null }) => next,
    placeholderData: keepPreviousData,
  });

export const auditWordsQuery = queryOptions({
  queryKey: ['audit', 'words'],
  queryFn: () => answer(api.GET('/admin/audit/words')),
});
