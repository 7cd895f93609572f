import { queryOptions } from '@tanstack/react-query';
import type { DeskSupplement, Supplement, SupplementDetails, Told } from '#contract/supplement.ts';
import type { SupplementStatus } from '#domain/notice/words.ts';
import { answer, api } from '#web/api/client.ts';

const query = (activityId: string) => ({ params: { query: { activityId } } });
const one = (supplementId: string) => ({ params: { path: { supplementId } } });

export const supplementsQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['supplements', activityId],
    queryFn: async () => (await answer(api.GET('/supplements', query(activityId)))) as { content: Supplement[] },
  });

export const deskSupplementsQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['supplements', 'desk', activityId],
    queryFn: async () =>
      (await answer(api.GET('/admin/supplements', query(activityId)))) as { content: DeskSupplement[] },
  });

export const addSupplement = async (activityId: string, details: SupplementDetails) =>
  (await answer(api.POST('/admin/supplements', { body: { activityId, ...details } as never }))) as DeskSupplement;

export const editSupplement = async (id: string, version: number, details: SupplementDetails) =>
  (await answer(
    api.PUT('/admin/supplements/{supplementId}', { ...one(id), body: { version, ...details } as never }),
  )) as DeskSupplement;

export interface Reasons {
  reasonTc: string;
  reasonEn: string;
  reasonPt: string;
}

export const setSupplementStatus = async (
  { id, version }: DeskSupplement,
  status: SupplementStatus,
  reasons: Reasons,
) =>
  (await answer(
    api.POST('/admin/supplements/{supplementId}/status', { ...one(id), body: { version, status, ...reasons } }),
  )) as { supplement: DeskSupplement; told: Told };

export const removeSupplement = ({ id, version }: DeskSupplement) =>
  answer(
    api.DELETE('/admin/supplements/{supplementId}', { params: { path: { supplementId: id }, query: { version } } }),
  );
