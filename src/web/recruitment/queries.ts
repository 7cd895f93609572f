import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { recruitmentPageSize } from '#contract/recruitment/position.ts';
import type { PositionField, PositionForm } from '#domain/recruitment/position-form.ts';
import type { PositionButton } from '#domain/recruitment/position-moves.ts';
import { answer, api } from '#web/api/client.ts';
import type { PositionsSearch, PublicSearch } from './routes.ts';

const all = ['recruitment'] as const;
export const positionsKey = [...all, 'positions'] as const;
export const recruitmentChanges = [all, ['inbox']] as const;
const size = recruitmentPageSize;

export const publicPositionsQuery = ({ activityId, type, search, page = 0 }: PublicSearch) =>
  queryOptions({
    queryKey: [...all, 'public', activityId, type, search, page],
    queryFn: () => answer(api.GET('/recruit/public', { params: { query: { activityId, type, search, page, size } } })),
    placeholderData: keepPreviousData,
  });

export const publicPositionQuery = (positionId: string) =>
  queryOptions({
    queryKey: [...all, 'public', 'one', positionId],
    queryFn: () => answer(api.GET('/recruit/public/{positionId}', { params: { path: { positionId } } })),
  });

/** How the registration of one's unit stands. */
export const unitStandingQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...all, 'unit', activityId],
    queryFn: () => answer(api.GET('/recruit/unit', { params: { query: { activityId } } })),
  });

export const positionsQuery = ({ activityId, standing, which, search, page = 0 }: PositionsSearch) =>
  queryOptions({
    queryKey: [...positionsKey, 'list', activityId, standing, which, search, page],
    queryFn: () =>
      answer(
        api.GET('/recruit/positions', {
          params: { query: { activityId, status: standing, which, search, page, size } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const positionQuery = (positionId: string) =>
  queryOptions({
    queryKey: [...positionsKey, 'one', positionId],
    queryFn: () => answer(api.GET('/recruit/positions/{positionId}', { params: { path: { positionId } } })),
  });

export const beginPosition = (activityId: string) => answer(api.POST('/recruit/positions', { body: { activityId } }));

export const savePosition = (positionId: string, body: { version: number; form: PositionForm }) =>
  answer(api.PUT('/recruit/positions/{positionId}', { params: { path: { positionId } }, body }));

export const removePosition = (positionId: string) =>
  answer(api.DELETE('/recruit/positions/{positionId}', { params: { path: { positionId } } }));

export const movePosition = (
  positionId: string,
  body: { move: PositionButton; version: number; note: string; notes: { field: PositionField; text: string }[] },
) => answer(api.POST('/recruit/positions/{positionId}/moves', { params: { path: { positionId } }, body }));

export const answerNote = (noteId: string, said: string) =>
  answer(api.PUT('/recruit/notes/{noteId}/answer', { params: { path: { noteId } }, body: { answer: said } }));
