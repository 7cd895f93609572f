import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#web/api/client.ts';
import { keptAnswer } from './kept-answers.ts';

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
  });

export const programmeQuery = (forumId: string) =>
  queryOptions({
    ...once,
    queryKey: ['forums', forumId, 'programme'],
    queryFn: () =>
      keptAnswer(`forums/${forumId}/programme`, () =>
        answer(api.GET('/public/api/v1/forums/{forumId}/programme', { params: { path: { forumId } } })),
      ),
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
  });
