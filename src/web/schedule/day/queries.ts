import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BusinessDate, Instant } from '#domain/instant.ts';
import type { Absent, MeetingButton, MeetingStatus } from '#domain/schedule/meeting-moves.ts';
import type { OfferAnswer } from '#domain/schedule/offer-moves.ts';
import { answer, api } from '#web/api/client.ts';

/** Whoever walks through a hall does not ask again by hand. */
export const askAgainMs = 15_000;

export const ownOffersQuery = (activityId: string | undefined) =>
  queryOptions({
    queryKey: ['schedule', 'meetings', 'offers', activityId],
    queryFn: () => answer(api.GET('/schedule/offers', { params: { query: { activityId } } })),
    refetchInterval: askAgainMs,
  });

export const answerOffer = (offerId: string, said: OfferAnswer) =>
  answer(api.POST('/schedule/offers/{offerId}/answer', { params: { path: { offerId } }, body: { answer: said } }));

export interface DayWanted {
  day?: BusinessDate | undefined;
  status?: MeetingStatus | undefined;
  unitId?: string | undefined;
  page?: number | undefined;
  size: number;
}

export const meetingDayQuery = (activityId: string, { day, status, unitId, page = 0, size }: DayWanted) =>
  queryOptions({
    queryKey: ['schedule', 'meetings', 'day', activityId, day, status, unitId, page],
    queryFn: () =>
      answer(
        api.GET('/admin/schedule/{activityId}/day', {
          params: { path: { activityId }, query: { day, status, unitId, page, size } },
        }),
      ),
    refetchInterval: askAgainMs,
    placeholderData: keepPreviousData,
  });

export interface Mark {
  meetingId: string;
  begin: Instant;
  version: number;
  move: MeetingButton;
  absent: Absent;
  note: string;
}

export const markMeeting = (activityId: string, body: Mark) =>
  answer(api.POST('/admin/schedule/{activityId}/day/marks', { params: { path: { activityId } }, body }));
