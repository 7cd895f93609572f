import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#web/api/client.ts';
import { enrollmentsIn } from './activities.ts';

export const activityQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['activities', 'one', activityId],
    queryFn: () => answer(api.GET('/activities/{activityId}', { params: { path: { activityId } } })),
  });

export const enrollmentQuery = (activityId: string, loggedIn: boolean) =>
  queryOptions({
    queryKey: ['activities', 'enrollment', activityId],
    queryFn: async () => (await enrollmentsIn([activityId]))[0] ?? null,
    enabled: loggedIn,
  });
