import { queryOptions } from '@tanstack/react-query';
import type { DeskSupplement, SupplementDetails } from '#contract/notice/supplement.ts';
import type { SupplementStatus } from '#domain/notice/words.ts';
import { answer, api } from '#web/api/client.ts';
import type { Once } from '#web/api/once.ts';

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

const answerTo = (enrollmentId: string, supplementId: string) => ({ body: { enrollmentId, supplementId } });

export const supplementAnswerQuery = (enrollmentId: string, supplementId: string) =>
  queryOptions({
    queryKey: ['supplements', 'answer', enrollmentId, supplementId],
    queryFn: () => answer(api.POST('/exhibitor/supplement/attachments', answerTo(enrollmentId, supplementId))),
  });

export const submitSupplement = async (enrollmentId: string, supplementId: string) =>
  await answer(api.POST('/exhibitor/supplement', answerTo(enrollmentId, supplementId)));

/** Whom one asks, and what each has sent. */
export const supplementAnswersQuery = (supplementId: string) =>
  queryOptions({
    queryKey: ['supplements', 'answers', supplementId],
    queryFn: async () =>
      (await answer(api.GET('/admin/supplements/{supplementId}/answers', one(supplementId)))).content,
  });

export const addSupplement = async (activityId: string, details: SupplementDetails, once: Once) =>
  await answer(api.POST('/admin/supplements', { body: { activityId, ...details }, ...once }));

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

/** For a minute. */
export const supplementPackAddress = async (supplementId: string): Promise<string> =>
  (await answer(api.POST('/admin/supplements/{supplementId}/packs', one(supplementId)))).url;
