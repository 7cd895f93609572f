import { reportPageSize } from '#contract/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TimedStep } from '#domain/report/step-times.ts';
import { answer, api } from '#web/api/client.ts';

export const reportQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['report', eventId],
    queryFn: () => answer(api.GET('/admin/reports/{eventId}', { params: { path: { eventId } } })),
  });

export const reportUnitsQuery = (eventId: string, activityId: string, page: number) =>
  queryOptions({
    queryKey: ['report', eventId, 'units', activityId, page],
    queryFn: () =>
      answer(
        api.GET('/admin/reports/{eventId}/units', {
          params: { path: { eventId }, query: { activityId, page, size: reportPageSize } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const stepStaysQuery = (eventId: string, activityId: string, step: TimedStep, page: number) =>
  queryOptions({
    queryKey: ['report', eventId, 'steps', activityId, step, page],
    queryFn: () =>
      answer(
        api.GET('/admin/reports/{eventId}/steps', {
          params: { path: { eventId }, query: { activityId, step, page, size: reportPageSize } },
        }),
      ),
    placeholderData: keepPreviousData,
  });
