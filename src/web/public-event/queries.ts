import { publicEventPageSize as size } from '#contract/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { oneKey } from '#contract/first-paint.ts';
import type { DemandSaid, SeatSettings } from '#contract/public-event/desk.ts';
import type { PublicEvent, RegistrationChanged, RegistrationSaid } from '#contract/public-event/public-event.ts';
import type { DemandMove } from '#domain/public-event/demand.ts';
import { answer, api } from '#web/api/client.ts';
import { cameAlong } from '#web/api/first-answers.ts';
import { showDeeds } from '#web/undo/deeds.ts';
import { ownLinkHeaders } from '#web/own-link/own-link-headers.ts';
import { ownOrKept, type ShownRegistration } from './own/kept-registration.ts';
import type { DemandsSearch, RegistrationsSearch } from './routes.ts';

export const publicEventKey = ['public-event'] as const;
export const publicEventChanges = [publicEventKey, ['inbox']] as const;

export const eventQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...publicEventKey, 'one', activityId],
    queryFn: () => answer(api.GET('/public/api/v1/public-events/{activityId}', { params: { path: { activityId } } })),
    ...cameAlong<PublicEvent>(oneKey('public event', activityId)),
  });

export const calendarAddress = (activityId: string, language: string): string =>
  `/event-api/public/api/v1/public-events/${activityId}/calendar?language=${language}`;

export const registerFor = (activityId: string, body: RegistrationSaid) =>
  answer(
    api.POST('/public/api/v1/public-events/{activityId}/registrations', { params: { path: { activityId } }, body }),
  );

const askAgainMs = 2_000;
const lookAgainMs = 10_000;

const ownPath = '/public/api/v1/own/public-registration';

const askAgain = ({ own, keptAt }: ShownRegistration): number | false =>
  keptAt !== null ? lookAgainMs : own.status === 'SEATED' && own.codes.length < own.seats ? askAgainMs : false;

export const ownQuery = (link: string) =>
  queryOptions({
    queryKey: [...publicEventKey, 'own', link],
    queryFn: () => ownOrKept(link, () => answer(api.GET(ownPath, { headers: ownLinkHeaders(link) }))),
    retry: false,
    // The codes are made a moment after the seats are given; without a network it is looked for every now and then.
    refetchInterval: ({ state: { data } }) => (data ? askAgain(data) : false),
  });

export const moveOwn = (
  link: string,
  body: { move: 'accept' | 'lessen' | 'withdraw'; version: number; seats?: number },
) => answer(api.POST(`${ownPath}/moves`, { headers: ownLinkHeaders(link), body }));

export const changeOwn = (link: string, body: RegistrationChanged) =>
  answer(api.PUT(ownPath, { headers: ownLinkHeaders(link), body }));

export const confirmEmail = async (link: string): Promise<string> =>
  (await answer(api.POST(`${ownPath}-email`, { headers: ownLinkHeaders(link) }))).link;

export const sendLink = (activityId: string, body: { email: string; proof: string }) =>
  answer(api.POST('/public/api/v1/public-events/{activityId}/link', { params: { path: { activityId } }, body }));

export const demandsQuery = ({ activityId, page = 0 }: DemandsSearch) =>
  queryOptions({
    queryKey: [...publicEventKey, 'demands', activityId, page],
    queryFn: () => answer(api.GET('/public-demands', { params: { query: { activityId, page, size } } })),
    placeholderData: keepPreviousData,
  });

export const askDemand = (body: DemandSaid) => answer(api.POST('/public-demands', { body }));

export async function decideDemand(
  demandId: string,
  body: { move: DemandMove; version: number; note: string },
): Promise<void> {
  await answer(api.POST('/public-demands/{demandId}/decision', { params: { path: { demandId } }, body }));
  await showDeeds();
}

export const registrationsQuery = ({ activityId = '', status, search, page = 0 }: RegistrationsSearch) =>
  queryOptions({
    queryKey: [...publicEventKey, 'registrations', activityId, status, search, page],
    queryFn: () =>
      answer(
        api.GET('/public-events/{activityId}/registrations', {
          params: { path: { activityId }, query: { status, search, page, size } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export async function moveRegistration(
  registrationId: string,
  body: { move: 'offer' | 'cancel'; version: number; note: string },
): Promise<void> {
  await answer(
    api.POST('/public-registrations/{registrationId}/moves', { params: { path: { registrationId } }, body }),
  );
  await showDeeds();
}

export const seatsQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...publicEventKey, 'seats', activityId],
    queryFn: () => answer(api.GET('/public-events/{activityId}', { params: { path: { activityId } } })),
  });

export const saveSeats = (activityId: string, body: SeatSettings & { version: number }) =>
  answer(api.PUT('/public-events/{activityId}', { params: { path: { activityId } }, body }));
