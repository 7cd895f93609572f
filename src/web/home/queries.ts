import { queryOptions } from '@tanstack/react-query';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { forumPageSize, type HomeSection } from '#domain/activity/category.ts';
import { answer, api } from '#web/api/client.ts';

/** A visitor sees the public list, an account what its present role covers (D1 §2 Home). */
export const activitiesQuery = (section: HomeSection, page: number, own: boolean) =>
  queryOptions({
    queryKey: ['activities', own ? 'own' : 'public', section.id, page],
    queryFn: () => {
      const call = {
        params: { query: { page, size: section.pageSize, sort: 'createdTime:desc' as const } },
        body: { categories: [...section.categories] as ActivityCategory[] },
      };
      return answer(own ? api.POST('/activities/search', call) : api.POST('/public/api/v1/activities/search', call));
    },
  });

export const statusesQuery = (activityIds: readonly string[]) =>
  queryOptions({
    queryKey: ['activities', 'status', ...activityIds],
    queryFn: () => answer(api.POST('/activities/status', { body: { activityIds: [...activityIds] } })),
    enabled: activityIds.length > 0,
  });

export const activityQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['activities', 'one', activityId],
    queryFn: () => answer(api.GET('/activities/{activityId}', { params: { path: { activityId } } })),
  });

export const forumsQuery = (page: number) =>
  queryOptions({
    queryKey: ['forums', page],
    queryFn: () =>
      answer(
        api.GET('/public/api/v1/forums', {
          params: { query: { page, size: forumPageSize, status: 'PUBLISHED' as const } },
        }),
      ),
  });
