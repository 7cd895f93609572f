import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#web/api/client.ts';
import { standingsIn } from './activities.ts';

export const activityQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['activities', 'one', activityId],
    queryFn: () => answer(api.GET('/activities/{activityId}', { params: { path: { activityId } } })),
  });

/** The forums of an activity, soonest first. */
export const forumsQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['forums', 'of', activityId],
    queryFn: () =>
      answer(
        api.GET('/public/api/v1/forums', {
          params: { query: { page: 0, size: 100, status: 'PUBLISHED', activityId } },
        }),
      ),
  });

export const enrollmentQuery = (activityId: string, loggedIn: boolean) =>
  queryOptions({
    queryKey: ['activities', 'enrollment', activityId],
    queryFn: async () => (await standingsIn([activityId])).content[0] ?? null,
    enabled: loggedIn,
  });
