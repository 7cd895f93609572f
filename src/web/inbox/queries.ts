import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BulkAction, CaseSummary, InboxCase, Waiting } from '#contract/inbox.ts';
import type { BulkMove, BulkWorkflow, Turn, Workflow } from '#domain/inbox/words.ts';
import { answer, api } from '#web/api/client.ts';

export const inboxKey = ['inbox'] as const;

export interface CaseFilter {
  workflow?: Workflow | undefined;
  activityId?: string | undefined;
  turn?: Turn | undefined;
  /** In working hours. */
  olderThan?: number | undefined;
}

export interface Page<Row> {
  content: Row[];
  next: string | null;
}

export const casesQuery = (filter: CaseFilter) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, 'cases', filter],
    queryFn: async ({ pageParam }) =>
      (await answer(
        api.GET('/admin/inbox', {
          params: { query: { ...filter, ...(pageParam ? { after: pageParam } : {}), size: 30 } },
        }),
      )) as Page<InboxCase>,
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<InboxCase>) => next,
    placeholderData: keepPreviousData,
  });

export const countsQuery = (filter: Pick<CaseFilter, 'activityId' | 'turn'>) =>
  queryOptions({
    queryKey: [...inboxKey, 'counts', filter],
    queryFn: async () =>
      (await answer(api.GET('/admin/inbox/counts', { params: { query: filter } }))) as { content: Waiting[] },
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const caseQuery = (workflow: Workflow, caseId: string) =>
  queryOptions({
    queryKey: [...inboxKey, 'case', workflow, caseId],
    queryFn: async () =>
      (await answer(
        api.GET('/admin/inbox/{workflow}/{caseId}', { params: { path: { workflow, caseId } } }),
      )) as CaseSummary,
  });

export interface BulkWish {
  workflow: BulkWorkflow;
  move: BulkMove;
  note: string;
  count: number | null;
  choice: { ids: string[] } | { filter: Pick<CaseFilter, 'activityId' | 'olderThan'> };
}

export const planBulk = async (body: BulkWish): Promise<BulkAction> =>
  (await answer(api.POST('/admin/bulk-actions', { body }))) as BulkAction;

export const confirmBulk = async (bulkId: string): Promise<BulkAction> =>
  (await answer(api.POST('/admin/bulk-actions/{bulkId}/confirm', { params: { path: { bulkId } } }))) as BulkAction;

export const undoBulk = async (bulkId: string): Promise<BulkAction> =>
  (await answer(api.POST('/admin/bulk-actions/{bulkId}/undo', { params: { path: { bulkId } } }))) as BulkAction;

export interface BulkItem {
  caseId: string;
  names: { tc: string; en: string; pt: string };
  detail: string;
  from: string;
  to: string;
  state: BulkAction['counts'] extends Record<infer State, number> ? State : never;
  refusal: string | null;
}

const underWay: ReadonlySet<string> = new Set(['WAITING', 'RUNNING', 'UNDOING']);

/** Looked at again and again while it is under way. */
export const bulkQuery = (bulkId: string, page = 0) =>
  queryOptions({
    queryKey: ['bulk', bulkId, page],
    queryFn: async () =>
      (await answer(
        api.GET('/admin/bulk-actions/{bulkId}', { params: { path: { bulkId }, query: { page, size: 20 } } }),
      )) as { action: BulkAction; content: BulkItem[]; totalElements: number },
    refetchInterval: ({ state: { data } }) => (data && underWay.has(data.action.state) ? 700 : false),
    placeholderData: keepPreviousData,
  });
