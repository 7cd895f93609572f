import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DeskActivity, DeskForum } from '#contract/activity/desk.ts';
import type { Exhibition, GeneralExhibition } from '#contract/exhibition.ts';
import type { ActivityState, ActivityStateMove } from '#domain/activity/activity-moves.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import type { ForumStatus } from '#domain/activity/forum-moves.ts';
import { activityKeys, changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';
import { listSize } from '#web/desk/list-size.ts';

/** Everything the desk reads about activities, events and forums. */
const deskKey = activityKeys[0];

/** After a change: what shows it is read anew, so that home shows it at once. */
export const refreshActivities = (): Promise<void> => changed(...activityKeys);

export interface ActivityFilter {
  search?: string | undefined;
  state?: ActivityState | undefined;
  category?: ActivityCategory | undefined;
  eventId?: string | undefined;
}

export const activitiesQuery = (filter: ActivityFilter, page: number, size = listSize) =>
  queryOptions({
    queryKey: [...deskKey, 'list', filter, page, size],
    queryFn: () => answer(api.GET('/admin/activities', { params: { query: { ...filter, page, size } } })),
    placeholderData: keepPreviousData,
  });

export const readActivity = async (activityId: string): Promise<DeskActivity> =>
  await answer(api.GET('/admin/activities/{activityId}', { params: { path: { activityId } } }));

export const activityQuery = (activityId: string) =>
  queryOptions({ queryKey: [...deskKey, 'one', activityId], queryFn: () => readActivity(activityId) });

export const makeMove = async (activity: DeskActivity, move: ActivityStateMove, reason = '') =>
  await answer(
    api.POST('/admin/activities/{activityId}/moves/{move}', {
      params: { path: { activityId: activity.id, move } },
      body: { version: activity.version, reason },
    }),
  );

export const cancellationQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...deskKey, 'cancellation', activityId],
    queryFn: async () =>
      await answer(api.GET('/admin/activities/{activityId}/cancellation', { params: { path: { activityId } } })),
    staleTime: 0,
  });

export const previewQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...deskKey, 'preview', activityId],
    queryFn: async () =>
      await answer(api.GET('/admin/activities/{activityId}/preview', { params: { path: { activityId } } })),
  });

export const eventsQuery = queryOptions({
  queryKey: [...deskKey, 'events'],
  queryFn: () => answer(api.GET('/admin/events', { params: { query: { page: 0, size: 100 } } })),
});

export const forumsQuery = (status: ForumStatus | undefined, page: number) =>
  queryOptions({
    queryKey: [...deskKey, 'forums', status, page],
    queryFn: async () =>
      await answer(api.GET('/admin/forums', { params: { query: { status, page, size: listSize } } })),
    placeholderData: keepPreviousData,
  });

export const readForum = async (forumId: string): Promise<DeskForum> =>
  await answer(api.GET('/admin/forums/{forumId}', { params: { path: { forumId } } }));

export const forumQuery = (forumId: string) =>
  queryOptions({ queryKey: [...deskKey, 'forum', forumId], queryFn: () => readForum(forumId) });

export const exhibitionKey = (activityId: string) => [...deskKey, 'exhibition', activityId] as const;

export const readExhibition = async (activityId: string): Promise<Exhibition> =>
  await answer(api.GET('/admin/activities/{activityId}/exhibition', { params: { path: { activityId } } }));

export const exhibitionQuery = (activityId: string) =>
  queryOptions({ queryKey: exhibitionKey(activityId), queryFn: () => readExhibition(activityId) });

export const refreshExhibition = (activityId: string) => changed(exhibitionKey(activityId));

export const generalKey = [...deskKey, 'general-exhibition'] as const;

export const readGeneral = async (): Promise<GeneralExhibition> => await answer(api.GET('/admin/lists/exhibition'));

export const generalQuery = queryOptions({ queryKey: generalKey, queryFn: readGeneral });

export const moveForum = ({ id: forumId, version }: DeskForum, move: DeskForum['offers'][number]['move']) =>
  move === 'remove'
    ? answer(api.DELETE('/admin/forums/{forumId}', { params: { path: { forumId }, query: { version } } }))
    : answer(
        api.POST('/admin/forums/{forumId}/moves/{move}', { params: { path: { forumId, move } }, body: { version } }),
      );
