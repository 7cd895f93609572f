import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#web/api/endpoint-types.ts';
import type { ImportPreview, StaffPerson } from '#contract/participant/desk.ts';
import type { ListStatus } from '#domain/participant/list-moves.ts';
import type { ChangeState, PersonSort, PersonState } from '#domain/participant/list-words.ts';
import type { Locale } from '#domain/locale.ts';
import type { Person } from '#domain/participant/person.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { answer, api } from '#web/api/client.ts';
import { fileForm } from '#web/api/file-form.ts';
import { saveFile } from '#web/api/save-file.ts';
import type { Once } from '#web/api/once.ts';
import { listSize } from '#web/desk/list-size.ts';

/** Everything read about the participants of an activity; stale after any decision about them. */
export const staffKey = (activityId: string) => ['participants', 'staff', activityId] as const;

export interface PeopleFilter {
  activityId: string;
  search?: string | undefined;
  unitId?: string | undefined;
  listStatus?: ListStatus | undefined;
  kind?: SignInKind | undefined;
  night?: string | undefined;
  table?: string | undefined;
  state?: PersonState | undefined;
}

export const peopleQuery = (filter: PeopleFilter, sort: PersonSort, page: number) =>
  queryOptions({
    queryKey: [...staffKey(filter.activityId), 'people', filter, sort, page],
    queryFn: async () =>
      await answer(api.GET('/staff/participants', { params: { query: { ...filter, sort, page, size: listSize } } })),
    placeholderData: keepPreviousData,
  });

export const personQuery = (activityId: string, participantId: string) =>
  queryOptions({
    queryKey: [...staffKey(activityId), 'person', participantId],
    queryFn: async () =>
      await answer(api.GET('/staff/participants/{participantId}', { params: { path: { participantId } } })),
  });

export const revealPerson = async (participantId: string, reason: string): Promise<Person> =>
  await answer(
    api.POST('/staff/participants/{participantId}/reveal', { params: { path: { participantId } }, body: { reason } }),
  );

export type PersonDeed = 'revoke' | 'cancel' | 'reinstate';
const deedPaths = {
  revoke: '/staff/participants/{participantId}/revoke',
  cancel: '/staff/participants/{participantId}/cancel',
  reinstate: '/staff/participants/{participantId}/reinstate',
} as const satisfies Record<PersonDeed, string>;

export const changePerson = async (
  deed: PersonDeed,
  participantId: string,
  body: { version: number; reason: string },
): Promise<StaffPerson> => await answer(api.POST(deedPaths[deed], { params: { path: { participantId } }, body }));

export const arrangePerson = async (
  participantId: string,
  body: { version: number; dinnerTable: string; hotelRoom: string },
): Promise<StaffPerson> =>
  await answer(
    api.POST('/staff/participants/{participantId}/arrangement', { params: { path: { participantId } }, body }),
  );

export const enterPerson = async (body: { activityId: string; unitId: string; person: Person }, once: Once) =>
  await answer(api.POST('/staff/participants', { body, ...once }));

export const correctPerson = async (
  participantId: string,
  body: { version: number; reason: string; person: Person },
): Promise<StaffPerson> =>
  await answer(api.PUT('/staff/participants/{participantId}', { params: { path: { participantId } }, body }));

export const sendCode = (participantId: string) =>
  answer(api.POST('/staff/participants/{participantId}/send-code', { params: { path: { participantId } } }));

export type UnitLists = ReplyOf<'participantLists'>;

export const unitsQuery = (activityId: string, status: ListStatus | undefined, page: number) =>
  queryOptions({
    queryKey: [...staffKey(activityId), 'units', status, page],
    queryFn: async () =>
      await answer(
        api.GET('/staff/participant-lists', { params: { query: { activityId, status, page, size: listSize } } }),
      ),
    placeholderData: keepPreviousData,
  });

export const hotelQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...staffKey(activityId), 'hotel'],
    queryFn: () => answer(api.GET('/staff/participants/hotel', { params: { query: { activityId } } })),
  });

export const dinnerQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...staffKey(activityId), 'dinner'],
    queryFn: () => answer(api.GET('/staff/participants/dinner', { params: { query: { activityId } } })),
  });

export const reissueCodes = (activityId: string): Promise<{ people: number }> =>
  answer(api.POST('/staff/participants/codes', { body: { activityId } }));

export const changePageSize = 20;

export const changesQuery = (activityId: string, state: ChangeState, page: number) =>
  queryOptions({
    queryKey: [...staffKey(activityId), 'changes', state, page],
    queryFn: async () =>
      await answer(
        api.GET('/staff/participant-changes', { params: { query: { activityId, state, page, size: changePageSize } } }),
      ),
    placeholderData: keepPreviousData,
  });

export const previewImport = (activityId: string, file: File): Promise<ImportPreview> =>
  answer(api.POST('/staff/participants/imports', { params: { query: { activityId } }, ...fileForm(file) }));

/** Which unit is meant in rows whose unit's name several have. */
export const chooseUnits = (importId: string, choices: { row: number; unitId: string }[]) =>
  answer(
    api.PUT('/staff/participants/imports/{importId}/units', { params: { path: { importId } }, body: { choices } }),
  );

export const confirmImport = (importId: string, plan: string) =>
  answer(
    api.POST('/staff/participants/imports/{importId}/confirm', { params: { path: { importId } }, body: { plan } }),
  );

export const downloadTemplate = (language: Locale): Promise<void> =>
  saveFile(
    api.GET('/staff/participants/imports/template', { params: { query: { language } }, parseAs: 'blob' }),
    'participants-template.xlsx',
  );

export const badgesPageSize = 60;

export const badgesQuery = (filter: { activityId: string; unitId?: string; search?: string }, page: number) =>
  queryOptions({
    queryKey: [...staffKey(filter.activityId), 'badges', filter, page],
    queryFn: () =>
      answer(api.GET('/staff/participants/badges', { params: { query: { ...filter, page, size: badgesPageSize } } })),
  });
