import { boardPageSize, recruitmentPageSize, unitsPageSize } from '#contract/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PageOf } from '#contract/api.ts';
import { listKey, oneKey } from '#contract/first-paint.ts';
import type { ApplicationSaid } from '#contract/recruitment/application.ts';
import type { ListedPosition, PublicPosition } from '#contract/recruitment/position.ts';
import type { Locale } from '#domain/locale.ts';
import type { CompanyMove } from '#domain/recruitment/application-moves.ts';
import type { PositionField, PositionForm } from '#domain/recruitment/position-form.ts';
import type { PositionButton } from '#domain/recruitment/position-moves.ts';
import { errorOf, Unreachable } from '#web/api/api-error.ts';
import { answer, api } from '#web/api/client.ts';
import { cameAlong } from '#web/api/first-answers.ts';
import type { Once } from '#web/api/once.ts';
import { showDeeds } from '#web/undo/deeds.ts';
import { ownLinkHeaders } from '#web/own-link/own-link-headers.ts';
import type { ApplicationsSearch, PositionsSearch, PublicSearch, TalentsSearch, UnitsSearch } from './routes.ts';

const all = ['recruitment'] as const;
export const positionsKey = [...all, 'positions'] as const;
export const recruitmentChanges = [all, ['inbox']] as const;
const size = recruitmentPageSize;

export const publicPositionsQuery = ({ activityId, type, search, page = 0 }: PublicSearch) =>
  queryOptions({
    queryKey: [...all, 'public', activityId, type, search, page],
    queryFn: () => answer(api.GET('/recruit/public', { params: { query: { activityId, type, search, page, size } } })),
    placeholderData: keepPreviousData,
    ...(!activityId && !type && !search && page === 0 && cameAlong<PageOf<ListedPosition>>(listKey('positions'))),
  });

export const publicPositionQuery = (positionId: string) =>
  queryOptions({
    queryKey: [...all, 'public', 'one', positionId],
    queryFn: () => answer(api.GET('/recruit/public/{positionId}', { params: { path: { positionId } } })),
    ...cameAlong<PublicPosition>(oneKey('position', positionId)),
  });

/** How the registration of one's unit stands. */
export const unitStandingQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...all, 'unit', activityId],
    queryFn: () => answer(api.GET('/recruit/unit', { params: { query: { activityId } } })),
  });

/** What narrows the list, as the calls take it. */
export const positionsFilterOf = ({ activityId, standing: status, which, search }: PositionsSearch) => ({
  activityId,
  status,
  which,
  search,
});

export const positionsQuery = ({ page = 0, ...narrowed }: PositionsSearch) =>
  queryOptions({
    queryKey: [...positionsKey, 'list', positionsFilterOf(narrowed), page],
    queryFn: () =>
      answer(
        api.GET('/recruit/positions', {
          params: { query: { ...positionsFilterOf(narrowed), page, size } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const positionQuery = (positionId: string) =>
  queryOptions({
    queryKey: [...positionsKey, 'one', positionId],
    queryFn: () => answer(api.GET('/recruit/positions/{positionId}', { params: { path: { positionId } } })),
  });

export const beginPosition = (activityId: string, once: Once) =>
  answer(api.POST('/recruit/positions', { body: { activityId }, ...once }));

export const savePosition = (positionId: string, body: { version: number; form: PositionForm }) =>
  answer(api.PUT('/recruit/positions/{positionId}', { params: { path: { positionId } }, body }));

export const removePosition = (positionId: string) =>
  answer(api.DELETE('/recruit/positions/{positionId}', { params: { path: { positionId } } }));

export async function movePosition(
  positionId: string,
  body: { move: PositionButton; version: number; note: string; notes: { field: PositionField; text: string }[] },
): Promise<void> {
  await answer(api.POST('/recruit/positions/{positionId}/moves', { params: { path: { positionId } }, body }));
  await showDeeds();
}

export const answerNote = (noteId: string, said: string) =>
  answer(api.PUT('/recruit/notes/{noteId}/answer', { params: { path: { noteId } }, body: { answer: said } }));

const cvPath = '/public/api/v1/own/recruit-cv';

export const beginApplication = async (positionId: string, proof: string): Promise<string> => {
  const params = { path: { positionId } };
  return (await answer(api.POST('/recruit/public/{positionId}/drafts', { params, body: { proof } }))).draft;
};

export const sendApplication = (draft: string, body: ApplicationSaid) =>
  answer(api.POST('/recruit/applications', { headers: ownLinkHeaders(draft), body }));

/** A file of a CV, by a draft or one's own link. */
export async function sendCv(link: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('json', JSON.stringify({ fileSize: file.size }));
  form.append('file', file, file.name.normalize('NFC'));
  const response = await fetch(`/event-api${cvPath}`, {
    method: 'POST',
    headers: ownLinkHeaders(link),
    body: form,
  }).catch(() => {
    throw new Unreachable(null);
  });
  if (!response.ok) throw await errorOf(response);
  return ((await response.json()) as { fileId: string }).fileId;
}

export const removeCv = (link: string, fileId: string) =>
  answer(api.DELETE(`${cvPath}/{fileId}`, { headers: ownLinkHeaders(link), params: { path: { fileId } } }));

export const openCv = async (link: string, fileId: string): Promise<string> =>
  (await answer(api.POST(`${cvPath}/{fileId}/link`, { headers: ownLinkHeaders(link), params: { path: { fileId } } })))
    .url;

const ownPath = '/public/api/v1/own/recruit-application';
const askAgainMs = 1500;
export const ownApplicationKey = [...all, 'own'] as const;

export const ownApplicationQuery = (link: string) =>
  queryOptions({
    queryKey: [...ownApplicationKey, link],
    queryFn: () => answer(api.GET(ownPath, { headers: ownLinkHeaders(link) })),
    retry: false,
    // A file is looked at for a moment before it counts.
    refetchInterval: ({ state: { data } }) =>
      data?.cv.some(({ newest }) => newest.state === 'CHECKING') ? askAgainMs : false,
  });

export const changeOwnApplication = (
  link: string,
  body: { version: number; name: string; countryCode: string; mobile: string; message: string },
) => answer(api.PUT(ownPath, { headers: ownLinkHeaders(link), body }));

export const withdrawOwnApplication = (link: string, version: number) =>
  answer(api.POST(`${ownPath}/withdrawal`, { headers: ownLinkHeaders(link), body: { version } }));

export const eraseOwnApplication = (link: string) => answer(api.DELETE(ownPath, { headers: ownLinkHeaders(link) }));

export const applicationsKey = [...all, 'applications'] as const;

export const applicationsQuery = ({ activityId, positionId, standing, search, page = 0 }: ApplicationsSearch) =>
  queryOptions({
    queryKey: [...applicationsKey, 'list', activityId, positionId, standing, search, page],
    queryFn: () =>
      answer(
        api.GET('/recruit/applications', {
          params: { query: { activityId, positionId, status: standing, search, page, size: boardPageSize } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const applicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'one', applicationId],
    queryFn: () => answer(api.GET('/recruit/applications/{applicationId}', { params: { path: { applicationId } } })),
  });

export const moveApplication = (applicationId: string, body: { move: CompanyMove; version: number; note: string }) =>
  answer(api.POST('/recruit/applications/{applicationId}/moves', { params: { path: { applicationId } }, body }));

export const noteOnApplication = (applicationId: string, text: string, once: Once) =>
  answer(
    api.POST('/recruit/applications/{applicationId}/notes', {
      params: { path: { applicationId } },
      body: { text },
      ...once,
    }),
  );

export const meetApplicant = (body: { id: string; positionId: string; code: string; metAt: string }) =>
  answer(api.POST('/recruit/meetings', { body }));

/** Takes the applications of a company as they are narrowed, with their CVs, as one ZIP. */
export async function takeApplications(body: {
  activityId: string | undefined;
  positionId: string | undefined;
  language: Locale;
}): Promise<void> {
  const { url } = await answer(api.POST('/recruit/application-packs', { body }));
  location.assign(url);
}

export const recruitingUnitsQuery = ({ search, activityId, standing, page = 0 }: UnitsSearch) =>
  queryOptions({
    queryKey: [...all, 'units', search, activityId, standing, page],
    queryFn: () =>
      answer(
        api.GET('/recruit/units', { params: { query: { search, activityId, standing, page, size: unitsPageSize } } }),
      ),
    placeholderData: keepPreviousData,
  });

export const talentsQuery = ({ search, activityId, unitId, page = 0 }: TalentsSearch) =>
  queryOptions({
    queryKey: [...all, 'talents', search, activityId, unitId, page],
    queryFn: () =>
      answer(
        api.GET('/recruit/talents', { params: { query: { search, activityId, unitId, page, size: boardPageSize } } }),
      ),
    placeholderData: keepPreviousData,
  });
