import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#web/api/client.ts';
import type { BodyOf } from '#web/api/endpoint-types.ts';
import { showDeeds } from '#web/undo/deeds.ts';
import { enrollmentKey } from './queries.ts';

const params = (enrollmentId: string) => ({ path: { enrollmentId } });

export const placesQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: [...enrollmentKey, 'places', enrollmentId],
    queryFn: async () =>
      await answer(api.GET('/admin/enrollments/{enrollmentId}/places', { params: params(enrollmentId) })),
  });

/** From now on the strip of the shell shows it, and the way back. */
export async function assignPlaces(enrollmentId: string, body: { version: number; placeIds: string[] }): Promise<void> {
  await answer(api.POST('/admin/enrollments/{enrollmentId}/places', { params: params(enrollmentId), body }));
  await showDeeds();
}

export const contractorsQuery = queryOptions({
  queryKey: [...enrollmentKey, 'contractors'],
  queryFn: async () => await answer(api.GET('/base/contractor', { params: { query: { page: 0, size: 500 } } })),
});

/** From now on the strip of the shell shows it, and the way back. */
export async function changeContractor(enrollmentId: string, body: BodyOf<'changeContractor'>): Promise<void> {
  await answer(api.PUT('/admin/enrollments/{enrollmentId}/contractor', { params: params(enrollmentId), body }));
  await showDeeds();
}

export const queueForPlace = (enrollmentId: string, version: number) =>
  answer(
    api.POST('/admin/enrollments/{enrollmentId}/places/queue', { params: params(enrollmentId), body: { version } }),
  );
