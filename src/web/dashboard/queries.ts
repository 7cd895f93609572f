import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#web/api/client.ts';

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: () => answer(api.GET('/admin/dashboard')),
  staleTime: 60_000,
});
