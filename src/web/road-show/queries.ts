import { roadShowPageSize } from '#contract/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MatchButton, MatchFilter } from '#domain/road-show/match-moves.ts';
import type { RecordForm, RecordKind } from '#domain/road-show/record-form.ts';
import type { RecordButton } from '#domain/road-show/record-moves.ts';
import { answer, api } from '#web/api/client.ts';
import type { Once } from '#web/api/once.ts';
import type { PublicSearch, RecordsSearch, UnitsSearch } from './routes.ts';
import { showDeeds } from '#web/undo/deeds.ts';

export const recordsKey = ['road-show', 'records'] as const;
export const matchesKey = ['road-show', 'matches'] as const;
const publicKey = ['road-show', 'public'] as const;
export const roadShowChanges = [['road-show'], ['inbox']] as const;

export const recordsQuery = ({ standing, page = 0, ...filter }: RecordsSearch) =>
  queryOptions({
    queryKey: [...recordsKey, 'list', filter, standing, page],
    queryFn: () =>
      answer(
        api.GET('/road-show/records', {
          params: { query: { ...filter, status: standing, page, size: roadShowPageSize } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const unitsQuery = ({ page = 0, ...filter }: UnitsSearch) =>
  queryOptions({
    queryKey: ['road-show', 'units', filter, page],
    queryFn: () =>
      answer(api.GET('/road-show/units', { params: { query: { ...filter, page, size: roadShowPageSize } } })),
    placeholderData: keepPreviousData,
  });

export const recordQuery = (recordId: string) =>
  queryOptions({
    queryKey: [...recordsKey, 'one', recordId],
    queryFn: () => answer(api.GET('/road-show/records/{recordId}', { params: { path: { recordId } } })),
  });

export const suggestionsQuery = (recordId: string) =>
  queryOptions({
    queryKey: [...matchesKey, 'suggestions', recordId],
    queryFn: () => answer(api.GET('/road-show/records/{recordId}/suggestions', { params: { path: { recordId } } })),
  });

export const beginRecord = (body: { activityId: string; kind: RecordKind }, once: Once) =>
  answer(api.POST('/road-show/records', { body, ...once }));

export const saveRecord = (recordId: string, body: { version: number; form: RecordForm }) =>
  answer(api.PUT('/road-show/records/{recordId}', { params: { path: { recordId } }, body }));

export const removeRecord = (recordId: string) =>
  answer(api.DELETE('/road-show/records/{recordId}', { params: { path: { recordId } } }));

export async function moveRecord(
  recordId: string,
  body: { move: RecordButton; version: number; note: string; notes: { field: keyof RecordForm; text: string }[] },
): Promise<void> {
  await answer(api.POST('/road-show/records/{recordId}/moves', { params: { path: { recordId } }, body }));
  await showDeeds();
}

export const answerNote = (noteId: string, said: string) =>
  answer(api.PUT('/road-show/notes/{noteId}/answer', { params: { path: { noteId } }, body: { answer: said } }));

export const publicRecordsQuery = ({ activityId, kind, group, search, page = 0 }: PublicSearch) =>
  queryOptions({
    queryKey: [...publicKey, 'list', activityId, kind, group, search, page],
    queryFn: () =>
      answer(
        api.GET('/public/api/v1/road-show/records', {
          params: { query: { activityId, kind, group, search, page, size: roadShowPageSize } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const publicRecordQuery = (recordId: string) =>
  queryOptions({
    queryKey: [...publicKey, 'one', recordId],
    queryFn: () => answer(api.GET('/public/api/v1/road-show/records/{recordId}', { params: { path: { recordId } } })),
  });

export const matchesQuery = ({
  activityId,
  status,
  recordId,
  unitId,
  page = 0,
}: {
  activityId?: string | undefined;
  status?: MatchFilter | undefined;
  recordId?: string | undefined;
  unitId?: string | undefined;
  page?: number | undefined;
}) =>
  queryOptions({
    queryKey: [...matchesKey, activityId, status, recordId, unitId, page],
    queryFn: () =>
      answer(
        api.GET('/road-show/matches', {
          params: { query: { activityId, status, recordId, unitId, page, size: roadShowPageSize } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const askMatch = (body: { sourceRecordId: string; targetRecordId: string; message: string }) =>
  answer(api.POST('/road-show/matches', { body }));

export const moveMatch = (matchId: string, body: { move: MatchButton; version: number; note: string }) =>
  answer(api.POST('/road-show/matches/{matchId}/moves', { params: { path: { matchId } }, body }));
