import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Instant } from '#domain/instant.ts';
import type { ChangeButton } from '#domain/schedule/change-moves.ts';
import type { Outcome } from '#domain/schedule/outcome.ts';
import { answer, api } from '#web/api/client.ts';
import type { Once } from '#web/api/once.ts';
import { askAgainMs } from '../day/queries.ts';

const meetingKey = ['schedule', 'meetings'] as const;
export const meetingChanges = [['schedule']] as const;

export const ownMeetingsQuery = (query: { activityId?: string | undefined; scheduleItemId?: string | undefined }) =>
  queryOptions({
    queryKey: [...meetingKey, 'own', query],
    queryFn: () => answer(api.GET('/schedule/meetings', { params: { query } })),
    // On the day itself somebody comes, or does not.
    refetchInterval: ({ state: { data } }) =>
      data?.meetings.some(({ attendance }) => attendance?.status === 'PUBLISHED') ? askAgainMs : false,
  });

export const timePlanQuery = (activityId: string | undefined) =>
  queryOptions({
    queryKey: [...meetingKey, 'time-plan', activityId],
    queryFn: () => answer(api.GET('/schedule/time-plan', { params: { query: { activityId } } })),
  });

export const meetingSlotsQuery = (meetingId: string) =>
  queryOptions({
    queryKey: [...meetingKey, 'slots', meetingId],
    queryFn: () => answer(api.GET('/schedule/meetings/{meetingId}/slots', { params: { path: { meetingId } } })),
  });

export const feedQuery = queryOptions({
  queryKey: [...meetingKey, 'feed'],
  queryFn: () => answer(api.GET('/schedule/feed')),
});

export const openFeed = () => answer(api.POST('/schedule/feed'));
export const closeFeed = () => answer(api.DELETE('/schedule/feed'));

export const askChange = (meetingId: string, body: { wished: Instant[]; reason: string }, once: Once) =>
  answer(api.POST('/schedule/meetings/{meetingId}/changes', { params: { path: { meetingId } }, body, ...once }));

export const moveChange = (changeId: string, body: { move: ChangeButton; version: number; note: string }) =>
  answer(api.POST('/schedule/changes/{changeId}/moves', { params: { path: { changeId } }, body }));

export const saveOutcome = (meetingId: string, outcome: Outcome) =>
  answer(
    api.PUT('/schedule/meetings/{meetingId}/outcome', { params: { path: { meetingId } }, body: { outcome, note: '' } }),
  );

export const changesQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...meetingKey, 'changes', activityId],
    queryFn: () => answer(api.GET('/admin/schedule/{activityId}/changes', { params: { path: { activityId } } })),
  });

export const outcomesQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...meetingKey, 'outcomes', activityId],
    queryFn: () => answer(api.GET('/admin/schedule/{activityId}/outcomes', { params: { path: { activityId } } })),
  });

export const draftChange = (changeId: string, begin: Instant) =>
  answer(api.POST('/admin/schedule/changes/{changeId}/draft', { params: { path: { changeId } }, body: { begin } }));

export const repairSchedule = (
  activityId: string,
  absences: { unitId: string; from: Instant; until: Instant | null }[],
  once: Once,
) =>
  answer(
    api.POST('/admin/schedule/{activityId}/repairs', { params: { path: { activityId } }, body: { absences }, ...once }),
  );

export const heldQuery = (
  activityId: string,
  { unitId, page = 0, size }: { unitId?: string | undefined; page?: number | undefined; size: number },
) =>
  queryOptions({
    queryKey: [...meetingKey, 'held', activityId, unitId, page],
    queryFn: () =>
      answer(
        api.GET('/admin/schedule/{activityId}/held-meetings', {
          params: { path: { activityId }, query: { unitId, page, size } },
        }),
      ),
    placeholderData: keepPreviousData,
  });
