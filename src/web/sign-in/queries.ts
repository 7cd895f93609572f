import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '#web/api/endpoint-types.ts';
import type { Conflict } from '#contract/sign-in/conflict.ts';
import type { Station } from '#contract/sign-in/station.ts';
import { activityCategories } from '#domain/activity/category.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { HandIn } from '#domain/sign-in/hand-in-file.ts';
import type { ConflictResolution, ConflictSeverity } from '#domain/sign-in/words.ts';
import { answer, api } from '#web/api/client.ts';
import type { Once } from '#web/api/once.ts';
import { answerOrKept, type Kept } from '#web/account/kept-answers.ts';

export type Live = ReplyOf<'live'>;
export type SignInPeople = ReplyOf<'people'>;
export type SignInPerson = SignInPeople['content'][number];
export type NewPairing = ReplyOf<'createStation'>;
export type SelfSignIn = ReplyOf<'signInMyself'>;

/** Events tell what changed; this is for a proxy that swallows them. */
const refetchInterval = 30_000;
const ofActivity = (activityId: string, what: string) => ['sign-in', activityId, what] as const;

/** Everything that a door can be set up for. */
export const doorActivitiesQuery = queryOptions({
  queryKey: ['sign-in', 'activities'],
  queryFn: () =>
    answerOrKept('activities', () =>
      answer(
        api.POST('/activities/search', {
          params: { query: { page: 0, size: 100, sort: 'createdTime:desc' } },
          body: { categories: [...activityCategories] },
        }),
      ),
    ),
});

export const stationsQuery = (activityId: string) =>
  queryOptions({
    queryKey: ofActivity(activityId, 'stations'),
    queryFn: () => answer(api.GET('/sign-in/stations', { params: { query: { activityId } } })),
    refetchInterval,
  });

export type ConflictState = 'open' | 'resolved';
export const conflictPageSize = 50;

export const conflictsQuery = (
  activityId: string,
  filter: { state: ConflictState; severity: ConflictSeverity | undefined; page: number },
) =>
  queryOptions({
    queryKey: [...ofActivity(activityId, 'conflicts'), filter],
    queryFn: (): Promise<Kept<ReplyOf<'conflicts'>>> => {
      const ask = async () =>
        await answer(
          api.GET('/sign-in/conflicts', { params: { query: { activityId, size: conflictPageSize, ...filter } } }),
        );
      // What is settled can wait for the network.
      if (filter.state !== 'open') return ask().then((reply) => ({ answer: reply, keptAt: null }));
      return answerOrKept(JSON.stringify(['conflicts', activityId, filter]), ask);
    },
    placeholderData: keepPreviousData,
    refetchInterval,
  });

export const peoplePageSize = 50;

export interface PeopleFilter {
  search: string | undefined;
  signed: 'fully' | 'notFully' | undefined;
  kind: SignInKind | undefined;
  /** Only who came to that session of a forum. */
  sessionId: string | undefined;
  /** Only of that unit. */
  unitId: string | undefined;
  page: number;
}

export const peopleQuery = (activityId: string, filter: PeopleFilter) =>
  queryOptions({
    queryKey: [...ofActivity(activityId, 'people'), filter],
    queryFn: async () =>
      await answer(api.GET('/sign-in/people', { params: { query: { activityId, size: peoplePageSize, ...filter } } })),
    placeholderData: keepPreviousData,
    refetchInterval,
  });

/** The sessions of an activity's forums, with who came to each. */
export const doorSessionsQuery = (activityId: string) =>
  queryOptions({
    queryKey: ofActivity(activityId, 'sessions'),
    queryFn: async () => (await answer(api.GET('/sign-in/sessions', { params: { query: { activityId } } }))).content,
    refetchInterval,
  });

export const liveQuery = (activityId: string) =>
  queryOptions({
    queryKey: ofActivity(activityId, 'live'),
    queryFn: () => answer(api.GET('/sign-in/live', { params: { query: { activityId } } })),
    refetchInterval: 15_000,
  });

/** A kind no longer takes place, or does after all. */
export const cancelKind = (body: BodyOf<'cancelKind'>) => answer(api.POST('/sign-in/cancelled-kinds', { body }));

export const createStation = async (body: BodyOf<'createStation'>, once: Once): Promise<NewPairing> =>
  await answer(api.POST('/sign-in/stations', { body, ...once }));

export const renewPairing = async (stationId: string): Promise<NewPairing> =>
  await answer(api.POST('/sign-in/stations/{stationId}/pairing', { params: { path: { stationId } } }));

/** What the server says of one phone's exported scans. */
export type HandedIn = ReplyOf<'handIn'>;

const handInAtOnce = 200;

/** In pieces as the server takes them; what has arrived when one fails stays, and handing in again is harmless. */
export async function handIn({ deviceId, lastSeq, attempts }: HandIn): Promise<HandedIn> {
  const all: HandedIn = { gate: '', deviceName: '', fresh: 0, verdicts: [] };
  for (let at = 0; at < attempts.length; at += handInAtOnce) {
    const body = { deviceId, lastSeq, attempts: attempts.slice(at, at + handInAtOnce) };
    const { gate, deviceName, fresh, verdicts } = await answer(api.POST('/sign-in/stations/hand-in', { body }));
    Object.assign(all, { gate, deviceName, fresh: all.fresh + fresh, verdicts: [...all.verdicts, ...verdicts] });
  }
  return all;
}

export const revokeStation = async (stationId: string): Promise<Station> =>
  await answer(api.POST('/sign-in/stations/{stationId}/revoke', { params: { path: { stationId } } }));

export const supervisorCodesQuery = (activityId: string) =>
  queryOptions({
    queryKey: ofActivity(activityId, 'supervisor-codes'),
    queryFn: () => answer(api.GET('/sign-in/supervisor-codes', { params: { query: { activityId } } })),
  });

export const setSupervisorCode = (body: BodyOf<'setSupervisorCode'>) =>
  answer(api.PUT('/sign-in/supervisor-codes', { body }));

export const withdrawSupervisorCode = (codeId: string) =>
  answer(api.POST('/sign-in/supervisor-codes/{codeId}/withdraw', { params: { path: { codeId } } }));

export const venueCodeQuery = (stationId: string) =>
  queryOptions({
    queryKey: ['sign-in', 'venue-code', stationId],
    queryFn: () => answer(api.GET('/sign-in/stations/{stationId}/venue-code', { params: { path: { stationId } } })),
  });

export const settleConflict = async (
  conflictId: string,
  body: { resolution: ConflictResolution; note?: string },
): Promise<Conflict> =>
  await answer(api.POST('/sign-in/conflicts/{conflictId}', { params: { path: { conflictId } }, body }));

export const takeBack = (participantId: string, body: { kind: SignInKind; scope?: string; reason: string }) =>
  answer(api.POST('/sign-in/people/{participantId}/take-back', { params: { path: { participantId } }, body }));

/** Signing in is safe to repeat: the attempt keeps its id, and the server answers the same again. */
export const selfSignInQuery = (venueCode: string, participantId: string | null, attemptId: string) =>
  queryOptions({
    queryKey: ['sign-in', 'self', venueCode, participantId],
    queryFn: async () =>
      await answer(
        api.POST('/sign-in/self', { body: { venueCode, attemptId, ...(participantId ? { participantId } : {}) } }),
      ),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

/** The unit's own people on the lists of these activities. */
export const ownPeopleQuery = (activityIds: readonly string[]) =>
  queryOptions({
    queryKey: ['sign-in', 'own-people', ...activityIds],
    queryFn: async () => {
      const lists = await Promise.all(
        activityIds.map((activityId) =>
          answer(api.GET('/activities/{activityId}/participant-list', { params: { path: { activityId } } })).catch(
            () => null,
          ),
        ),
      );
      return lists.flatMap((list) => list?.people ?? []);
    },
  });
