import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { wireStatus } from '#domain/enrollment/status.ts';
import { answer, api } from '#web/api/client.ts';
import { listSize } from '#web/desk/list-size.ts';
import type { CasesSearch } from './routes.ts';

export const casesQuery = ({ status, page = 0, ...rest }: CasesSearch) =>
  queryOptions({
    queryKey: ['enrollments', 'cases', { status, page, ...rest }],
    queryFn: async () =>
      await answer(
        api.GET('/contractor/enrollments', {
          params: {
            query: { ...rest, page, size: listSize, ...(status ? { status: wireStatus(status, 'FUND') } : {}) },
          },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const daySheetQuery = (activityId: string) =>
  queryOptions({
    queryKey: ['enrollments', 'daySheet', activityId],
    queryFn: async () => await answer(api.GET('/contractor/day-sheet', { params: { query: { activityId } } })),
  });

/** Takes all files of an activity that somebody builds by, as one ZIP. */
export async function takeFilePack(activityId: string): Promise<void> {
  const { url } = await answer(api.POST('/contractor/file-packs', { body: { activityId } }));
  location.assign(url);
}
