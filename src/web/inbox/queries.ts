import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InboxCase } from '#contract/inbox.ts';
import type { Turn, Workflow } from '#domain/inbox/words.ts';
import { answer, api } from '#web/api/client.ts';
import { readDeed } from '#web/undo/deeds.ts';

export const inboxKey = ['inbox'] as const;

export interface CaseFilter {
  search?: string | undefined;
  workflow?: Workflow | undefined;
  activityId?: string | undefined;
  turn?: Turn | undefined;
  /** In working hours. */
  olderThan?: number | undefined;
  /** Of a reviewer: only what they decide about. */
  mine?: 'true' | undefined;
}

export interface Page<Row> {
  content: Row[];
  next: string | null;
}

export const casesQuery = (filter: CaseFilter) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, 'cases', filter],
    queryFn: async ({ pageParam }) =>
      await answer(
        api.GET('/admin/inbox', {
          params: { query: { ...filter, ...(pageParam ? { after: pageParam } : {}), size: 30 } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<InboxCase>) => next,
    placeholderData: keepPreviousData,
  });

export const countsQuery = (filter: Pick<CaseFilter, 'search' | 'activityId' | 'turn' | 'mine'>) =>
  queryOptions({
    queryKey: [...inboxKey, 'counts', filter],
    queryFn: () => answer(api.GET('/admin/inbox/counts', { params: { query: filter } })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const caseQuery = (workflow: Workflow, caseId: string) =>
  queryOptions({
    queryKey: [...inboxKey, 'case', workflow, caseId],
    queryFn: async () =>
      await answer(api.GET('/admin/inbox/{workflow}/{caseId}', { params: { path: { workflow, caseId } } })),
  });

/** Page by page what becomes of each case of a dry run. */
export const bulkQuery = (bulkId: string, page = 0) =>
  queryOptions({
    queryKey: ['bulk', bulkId, page],
    queryFn: () => readDeed(bulkId, { page, size: 20 }),
    placeholderData: keepPreviousData,
  });
