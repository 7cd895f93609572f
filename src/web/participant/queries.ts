import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#web/api/endpoint-types.ts';
import type { MyList, WishedChangeInput } from '#contract/participant/participant.ts';
import { activityCategories } from '#domain/activity/category.ts';
import type { Person } from '#domain/participant/person.ts';
import { hasCode } from '#web/api/api-error.ts';
import { answer, api } from '#web/api/client.ts';
import type { Once } from '#web/api/once.ts';
import { forgetPage, keepPage, type KeptPage } from './kept-page.ts';

export type OwnPerson = ReplyOf<'myParticipant'>;

/** The activities that the present role takes part in; staff's covers all. */
export const ownActivitiesQuery = queryOptions({
  queryKey: ['participants', 'activities'],
  queryFn: () =>
    answer(
      api.POST('/activities/search', {
        params: { query: { page: 0, size: 100, sort: 'createdTime:desc' } },
        body: { categories: [...activityCategories], joined: true },
      }),
    ),
});

export const myListKey = (activityId: string) => ['participants', 'mine', activityId] as const;

export const myListQuery = (activityId: string) =>
  queryOptions({
    queryKey: myListKey(activityId),
    queryFn: async () =>
      await answer(api.GET('/activities/{activityId}/participant-list', { params: { path: { activityId } } })),
  });

/** Never kept: it holds what is personal in clear. */
export const ownPersonQuery = (activityId: string, participantId: string) =>
  queryOptions({
    queryKey: ['participants', 'mine', activityId, 'person', participantId],
    queryFn: async () =>
      await answer(
        api.GET('/activities/{activityId}/participants/{participantId}', {
          params: { path: { activityId, participantId } },
        }),
      ),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

const list = (call: Promise<{ data: MyList }>): Promise<MyList> => answer(call);

/** What a unit can do to its list; each answers with the list as it is then. */
export function listCalls(activityId: string) {
  const path = { activityId };
  return {
    add: (person: Person, once: Once) =>
      list(api.POST('/activities/{activityId}/participants', { params: { path }, body: { person }, ...once })),
    edit: (participantId: string, version: number, person: Person) =>
      list(
        api.PUT('/activities/{activityId}/participants/{participantId}', {
          params: { path: { activityId, participantId } },
          body: { version, person },
        }),
      ),
    remove: (participantId: string, version: number) =>
      list(
        api.POST('/activities/{activityId}/participants/{participantId}/remove', {
          params: { path: { activityId, participantId } },
          body: { version },
        }),
      ),
    represent: (version: number, participantId: string) =>
      list(
        api.POST('/activities/{activityId}/participant-list/representative', {
          params: { path },
          body: { version, participantId },
        }),
      ),
    submit: (version: number) =>
      list(api.POST('/activities/{activityId}/participant-list/submit', { params: { path }, body: { version } })),
    withdraw: (version: number) =>
      list(api.POST('/activities/{activityId}/participant-list/withdraw', { params: { path }, body: { version } })),
    askChange: (body: {
      version: number;
      reason: string;
      changes: WishedChangeInput[];
      representativeId: string | null;
    }) => list(api.POST('/activities/{activityId}/participant-list/change', { params: { path }, body })),
    withdrawChange: (version: number) =>
      list(
        api.POST('/activities/{activityId}/participant-list/change/withdraw', { params: { path }, body: { version } }),
      ),
  };
}

export type ListCalls = ReturnType<typeof listCalls>;

interface PhoneNumber {
  phoneCountry: string;
  phone: string;
}

export const sendPhoneCode = (activityId: string, body: PhoneNumber) =>
  answer(api.POST('/activities/{activityId}/phone-codes', { params: { path: { activityId } }, body }));

/** Not kept: the number is in the key. What is asked again on every look at the field is how it stands. */
export const phoneStandingQuery = (activityId: string, body: PhoneNumber) =>
  queryOptions({
    queryKey: ['participants', 'phone standing', activityId, body],
    queryFn: async () => ({
      ...(await answer(
        api.POST('/activities/{activityId}/phone-codes/standing', { params: { path: { activityId } }, body }),
      )),
      askedAt: Date.now(),
    }),
    gcTime: 0,
    staleTime: 0,
  });

export const checkPhoneCode = (activityId: string, body: PhoneNumber & { code: string }) =>
  answer(api.POST('/activities/{activityId}/phone-codes/check', { params: { path: { activityId } }, body }));

/** Asks for a person's own page, and keeps on the device what it shows. */
export async function confirmedPage(token: string): Promise<KeptPage> {
  try {
    const page = await answer(api.GET('/public/participants/{token}', { params: { path: { token } } }));
    return await keepPage(token, page);
  } catch (error) {
    if (linkIsDead(error)) await forgetPage(token);
    throw error;
  }
}

/** The server does not know the link, or no longer. */
export const linkIsDead = (error: unknown): boolean => hasCode(error, 'ENTITY_NOT_FOUND', 'PARAMS_ERROR');
