import { queryOptions } from '@tanstack/react-query';
import type { BulkAction, BulkItem } from '#contract/inbox.ts';
import type { BulkMove, BulkWorkflow } from '#domain/inbox/words.ts';
import { changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';
import { showNewest } from '#web/api/show-newest.ts';

export interface DeedWish {
  workflow: BulkWorkflow;
  move: BulkMove;
  note: string;
  count: number | null;
  choice:
    | { ids: string[] }
    | { filter: { search?: string | undefined; activityId?: string | undefined; olderThan?: number | undefined } };
}

export const planDeed = async (body: DeedWish): Promise<BulkAction> =>
  await answer(api.POST('/admin/bulk-actions', { body }));

const one = (bulkId: string) => ({ params: { path: { bulkId } } });

/** From now on the strip of the shell shows it, and the way back. */
export async function confirmDeed(bulkId: string): Promise<void> {
  await answer(api.POST('/admin/bulk-actions/{bulkId}/confirm', one(bulkId)));
  await showDeeds();
}

export const readDeed = async (bulkId: string, query: { page: number; size: number; state?: 'REFUSED' }) =>
  await answer(api.GET('/admin/bulk-actions/{bulkId}', { params: { path: { bulkId }, query } }));

const openKey = ['bulk', 'open'] as const;

/** Asked anew after a deed, wherever it was begun. */
export const showDeeds = (): Promise<void> => changed(openKey);

/** The strip knows at once that it is being taken back: the server may be through before it is asked again. */
export async function undoDeed(bulkId: string): Promise<void> {
  await answer(api.POST('/admin/bulk-actions/{bulkId}/undo', one(bulkId)));
  showNewest(openDeedsQuery.queryKey, (open) => ({
    content: (open?.content ?? []).map((deed) => (deed.id === bulkId ? { ...deed, state: 'UNDOING' as const } : deed)),
  }));
}

const underWayMs = 700;
/** So that the server's clock has passed the moment too. */
const marginMs = 200;

/** One's own deeds that can still be taken back, also those begun before this page was loaded. */
export const openDeedsQuery = queryOptions({
  queryKey: openKey,
  queryFn: () => answer(api.GET('/admin/bulk-actions')),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => {
    const waits = (data?.content ?? []).map(({ undoLeftMs }) => (undoLeftMs > 0 ? undoLeftMs + marginMs : underWayMs));
    return waits.length > 0 ? Math.min(...waits) : false;
  },
});

/**
 * A deed that needs no dry run on the screen: what it is about stands there. @returns what is refused; with nothing to
 * do, nothing has begun
 */
export async function beginDeed(wish: DeedWish): Promise<BulkItem[]> {
  const { id, counts } = await planDeed(wish);
  const refused =
    (counts.REFUSED ?? 0) > 0 ? (await readDeed(id, { page: 0, size: 100, state: 'REFUSED' })).content : [];
  if ((counts.PLANNED ?? 0) > 0) await confirmDeed(id);
  return refused;
}
