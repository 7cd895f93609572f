import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { nameIn } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import { useLocale } from '#web/i18n/use-locale.ts';

const publicActivitiesQuery = (category: ActivityCategory) =>
  queryOptions({
    queryKey: ['activities', 'public', category],
    queryFn: () =>
      answer(
        api.POST('/public/api/v1/activities/search', {
          params: { query: { page: 0, size: 100, sort: 'endDate:desc' } },
          body: { categories: [category] },
        }),
      ),
    staleTime: 5 * 60_000,
  });

/** All activities of a category that are in sight, as choices for everybody, the last one first. */
export function usePublicActivityChoices(of: ActivityCategory) {
  const locale = useLocale();
  const { data } = useQuery(publicActivitiesQuery(of));
  return (data?.content ?? []).map((one) => ({ value: one.id, label: nameIn(one, locale) }));
}
