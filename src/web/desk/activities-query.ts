import { queryOptions } from '@tanstack/react-query';
import { activityCategories } from '#domain/activity/category.ts';
import { answer, api } from '#web/api/client.ts';

/** The activities that a role may cover, or that one can be invited to. */
export const activitiesQuery = queryOptions({
  queryKey: ['desk', 'activities'],
  queryFn: () =>
    answer(
      api.POST('/activities/search', {
        params: { query: { page: 0, size: 100, sort: 'createdTime:desc' } },
        body: { categories: [...activityCategories] },
      }),
    ),
  staleTime: 5 * 60_000,
});
