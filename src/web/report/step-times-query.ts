import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#web/api/client.ts';

/** What everybody may know, on an activity's page; apart from the desk's questions, whose contract it goes without. */
export const stepTimesQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['step-times', activityId],
    queryFn: () =>
      answer(api.GET('/public/api/v1/activities/{activityId}/step-times', { params: { path: { activityId } } })),
    staleTime: 5 * 60_000,
  });
