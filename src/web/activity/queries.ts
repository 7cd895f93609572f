import { queryOptions } from '@tanstack/react-query';
import type { PageOf } from '#contract/api.ts';
import type { Activity, Forum } from '#contract/activity/activity.ts';
import { forumsOfKey, oneKey } from '#contract/first-paint.ts';
import { mostForums } from '#contract/limits.ts';
import { answer, api } from '#web/api/client.ts';
import { cameAlong } from '#web/api/first-answers.ts';
import { standingsIn } from './activities.ts';

export const activityQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['activities', 'one', activityId],
    queryFn: () => answer(api.GET('/activities/{activityId}', { params: { path: { activityId } } })),
    ...cameAlong<Activity>(oneKey('activity', activityId)),
  });

/** The forums of an activity, soonest first. */
export const forumsQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['forums', 'of', activityId],
    queryFn: () =>
      answer(
        api.GET('/public/api/v1/forums', {
          params: { query: { page: 0, size: mostForums, status: 'PUBLISHED', activityId } },
        }),
      ),
    ...cameAlong<PageOf<Forum>>(forumsOfKey(activityId)),
  });

export const enrollmentQuery = (activityId: string, loggedIn: boolean) =>
  queryOptions({
    queryKey: ['activities', 'enrollment', activityId],
    queryFn: async () => (await standingsIn([activityId])).content[0] ?? null,
    enabled: loggedIn,
  });
