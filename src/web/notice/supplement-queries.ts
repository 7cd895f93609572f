import { queryOptions } from '@tanstack/react-query';
import type { DeskSupplement, SupplementDetails } from '#contract/notice/supplement.ts';
import type { SupplementStatus } from '#domain/notice/words.ts';
import { answer, api } from '#web/api/client.ts';

const query = (activityId: string) => ({ params: { query: { activityId } } });
const one = (supplementId: string) => ({ params: { path: { supplementId } } });

export const supplementsQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['supplements', activityId],
    queryFn: () => answer(api.GET('/supplements', query(activityId))),
  });

export const deskSupplementsQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['supplements', 'desk', activityId],
    queryFn: () => answer(api.GET('/admin/supplements', query(activityId))),
  });

export const addSupplement = async (activityId: string, details: SupplementDetails) =>
  await answer(api.POST('/admin/supplements', { body: { activityId, ...details } }));

export const editSupplement = async (id: string, version: number, details: SupplementDetails) =>
  await answer(api.PUT('/admin/supplements/{supplementId}', { ...one(id), body: { version, ...details } }));

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
  await answer(
    api.POST('/admin/supplements/{supplementId}/status', { ...one(id), body: { version, status, ...reasons } }),
  );

export const removeSupplement = ({ id, version }: DeskSupplement) =>
  answer(
    api.DELETE('/admin/supplements/{supplementId}', { params: { path: { supplementId: id }, query: { version } } }),
  );
