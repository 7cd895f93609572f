import { queryOptions } from '@tanstack/react-query';
import type { Forum } from '#contract/activity/activity.ts';
import { oneKey } from '#contract/first-paint.ts';
import type { ForumSession } from '#contract/forum/session.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import { keptAnswer, keptAsItCame } from './kept-answers.ts';

/** Tried once: without a network what was kept is shown at once. */
const once = { retry: false } as const;

export const forumQuery = (forumId: string) =>
  queryOptions({
    ...once,
    queryKey: ['forums', forumId],
    queryFn: () =>
      keptAnswer(`forums/${forumId}`, () =>
        answer(api.GET('/public/api/v1/forums/{forumId}', { params: { path: { forumId } } })),
      ),
    ...keptAsItCame<Forum>(oneKey('forum', forumId), `forums/${forumId}`),
  });

export const programmeQuery = (forumId: string) =>
  queryOptions({
    ...once,
    queryKey: ['forums', forumId, 'programme'],
    queryFn: () =>
      keptAnswer(`forums/${forumId}/programme`, () =>
        answer(api.GET('/public/api/v1/forums/{forumId}/programme', { params: { path: { forumId } } })),
      ),
    ...keptAsItCame<{ content: ForumSession[] }>(oneKey('programme', forumId), `forums/${forumId}/programme`),
  });

/** Where the forum's activity takes place. */
export const placeQuery = (activityId: string) =>
  queryOptions({
    ...once,
    queryKey: ['forums', 'place', activityId],
    queryFn: () =>
      keptAnswer(`activities/${activityId}/place`, async () => {
        const { place } = await answer(api.GET('/activities/{activityId}', { params: { path: { activityId } } }));
        return place;
      }),
    ...keptAsItCame<LocalizedText>(oneKey('place', activityId), `activities/${activityId}/place`),
  });
