import { queryOptions } from '@tanstack/react-query';
import type { LocalizedText } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';

export interface ActivityChoice {
  id: string;
  names: LocalizedText;
}

/** The events that anybody has registered for, the ones with most first: what cases can belong to. */
export const activityChoicesQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: () => answer(api.GET('/admin/dashboard')),
  select: ({ perActivity }): ActivityChoice[] => perActivity.map(({ activityId: id, names }) => ({ id, names })),
  staleTime: 60_000,
});
