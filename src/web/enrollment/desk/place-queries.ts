import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#web/api/client.ts';
import { enrollmentKey } from './queries.ts';

const params = (enrollmentId: string) => ({ path: { enrollmentId } });

export const placesQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: [...enrollmentKey, 'places', enrollmentId],
    queryFn: async () =>
      await answer(api.GET('/admin/enrollments/{enrollmentId}/places', { params: params(enrollmentId) })),
  });

export const assignPlaces = (enrollmentId: string, body: { version: number; placeIds: string[] }) =>
  answer(api.POST('/admin/enrollments/{enrollmentId}/places', { params: params(enrollmentId), body }));

export const queueForPlace = (enrollmentId: string, version: number) =>
  answer(
    api.POST('/admin/enrollments/{enrollmentId}/places/queue', { params: params(enrollmentId), body: { version } }),
  );
