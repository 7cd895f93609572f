import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { wireStatus } from '#domain/enrollment/status.ts';
import { answer, api } from '#web/api/client.ts';
import type { BodyOf } from '#web/api/endpoint-types.ts';
import { showDeeds } from '#web/undo/deeds.ts';
import type { EnrollmentSearch } from './routes.ts';

/** As the call takes it: it knows a status by its ending, whatever the fund is called. */
export const filterOf = ({ status, ...rest }: EnrollmentSearch) => ({
  ...rest,
  ...(status ? { status: wireStatus(status, 'FUND') } : {}),
});

export const enrollmentKey = ['enrollments', 'desk'] as const;

export const enrollmentQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: [...enrollmentKey, 'one', enrollmentId],
    queryFn: async () =>
      await answer(api.GET('/admin/enrollments/{enrollmentId}', { params: { path: { enrollmentId } } })),
  });

export const enrollmentsQuery = (search: EnrollmentSearch) =>
  infiniteQueryOptions({
    queryKey: [...enrollmentKey, 'list', search],
    queryFn: async ({ pageParam }) =>
      await answer(
        api.GET('/admin/enrollments', {
          params: { query: { ...filterOf(search), ...(pageParam ? { after: pageParam } : {}) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }: { next: string | null }) => next,
    placeholderData: keepPreviousData,
  });

/** From now on the strip of the shell shows it, and the way back. */
export async function decideEnrollment(enrollmentId: string, body: BodyOf<'decideEnrollment'>): Promise<void> {
  await answer(api.POST('/admin/enrollments/{enrollmentId}/decisions', { params: { path: { enrollmentId } }, body }));
  await showDeeds();
}
