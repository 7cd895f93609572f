import { queryOptions } from '@tanstack/react-query';
import type { Application } from '#contract/application/application.ts';
import { answerOrKept } from '#web/account/kept-answers.ts';
import { orKept } from '#web/account/kept-query.ts';
import type { Instant } from '#domain/instant.ts';
import { answer, api } from '#web/api/client.ts';

/** An application, and since when it is known while the server cannot be reached; null: just read. */
export type ReadApplication = Application & { keptAt: Instant | null };

export const applicationQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: ['application', enrollmentId],
    queryFn: async (): Promise<ReadApplication> => {
      const read = await answerOrKept(`application ${enrollmentId}`, () => readApplication(enrollmentId));
      return { ...read.answer, keptAt: read.keptAt };
    },
    // What is typed here goes its own way; nothing read later may replace it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });

export const readApplication = async (enrollmentId: string): Promise<Application> =>
  await answer(api.GET('/enrollments/{enrollmentId}', { params: { path: { enrollmentId } } }));

/** The own application in an activity; null before it is begun. */
export const ownEnrollmentQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['application', 'of-activity', activityId],
    queryFn: async () =>
      (await answer(api.GET('/enrollments/check', { params: { query: { activityId } } }))).enrollmentId,
    retry: false,
    networkMode: 'always',
  });

export const proposalQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: ['application', enrollmentId, 'proposal'],
    queryFn: () => answer(api.GET('/enrollments/{enrollmentId}/proposal', { params: { path: { enrollmentId } } })),
  });

const all = { query: { page: 0, size: 9999 } } as const;
const forLong = 60 * 60_000;

export const typesQuery = (activityId: string) =>
  orKept({
    queryKey: ['exhibitor-types', activityId],
    queryFn: () => answer(api.POST('/public/api/v1/base/exhibitorType/search', { params: all, body: { activityId } })),
    staleTime: forLong,
  });

export const categoriesQuery = (activityId: string, typeId: number | null) =>
  orKept({
    queryKey: ['booths-area-categories', activityId, typeId],
    queryFn: () =>
      answer(
        api.POST('/public/api/v1/base/boothsAreaCategory/search', {
          params: all,
          body: { activityId, withEnrollmentPeriods: true, ...(typeId === null ? {} : { typeId }) },
        }),
      ),
    staleTime: forLong,
  });

const lists = {
  scopes: '/public/api/v1/base/businessScope/search',
  categories: '/public/api/v1/base/businessCategory/search',
  customerCategories: '/public/api/v1/base/customerCategory/search',
  ways: '/public/api/v1/base/cooperationWay/search',
  markets: '/public/api/v1/base/targetMarket/search',
} as const;
export type MifList = keyof typeof lists;

export const mifListQuery = (list: MifList, activityId: string) =>
  orKept({
    queryKey: ['mif-list', list, activityId],
    queryFn: () => answer(api.POST(lists[list], { params: all, body: { activityId } })),
    staleTime: forLong,
  });
