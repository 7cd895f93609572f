import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { NewMembership } from '#contract/account/desk.ts';
import type { Product } from '#contract/site-names.ts';
import type { AccountSort, AccountStanding, FirstPassword } from '#domain/account/account-words.ts';
import type { AccountDetails } from '#domain/account/check-account.ts';
import type { OrgType } from '#domain/account/roles.ts';
import type { UnitDetails } from '#domain/unit/check-unit.ts';
import type { UnitKind } from '#domain/unit/unit-words.ts';
import { errorOf } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';
import type { Once } from '#web/api/once.ts';
import { listSize } from '#web/desk/list-size.ts';

/** How the fund is called in levels, which are not the same everywhere (G09). */
export const productQuery = queryOptions({
  queryKey: ['product'],
  queryFn: async () => {
    const response = await fetch(`${import.meta.env.BASE_URL}config/product.json`);
    if (!response.ok) throw await errorOf(response);
    return (await response.json()) as Product;
  },
  staleTime: 5 * 60_000,
});

export const peopleKey = ['desk-people'] as const;

export interface AccountFilter {
  search?: string | undefined;
  orgType?: OrgType | undefined;
  activityId?: string | undefined;
  standing?: AccountStanding | undefined;
}

export const accountsQuery = (filter: AccountFilter, sort: AccountSort, page: number) =>
  queryOptions({
    queryKey: [...peopleKey, 'accounts', filter, sort, page],
    queryFn: async () =>
      await answer(api.GET('/admin/accounts', { params: { query: { ...filter, sort, page, size: listSize } } })),
    placeholderData: keepPreviousData,
  });

export const accountQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'account', accountId],
    queryFn: () => answer(api.GET('/admin/accounts/{accountId}', { params: { path: { accountId } } })),
  });

export const openAccount = (
  body: AccountDetails & { membership: NewMembership | null; firstPassword: FirstPassword; password?: string },
  once: Once,
) => answer(api.POST('/admin/accounts', { body, ...once }));

export const saveAccount = async (accountId: string, body: AccountDetails & { version: number }) =>
  await answer(api.PUT('/admin/accounts/{accountId}', { params: { path: { accountId } }, body }));

const deedPaths = {
  suspend: '/admin/accounts/{accountId}/suspend',
  restore: '/admin/accounts/{accountId}/restore',
} as const;
export type AccountDeed = keyof typeof deedPaths;

export const doToAccount = async (deed: AccountDeed, accountId: string, body: { version: number; reason: string }) =>
  await answer(api.POST(deedPaths[deed], { params: { path: { accountId } }, body }));

/** A refusal mostly means that the page is not the newest any more: it is read again, and a second try goes through. */
export async function refreshedWhenRefused<Result>(accountId: string, deed: () => Promise<Result>): Promise<Result> {
  try {
    return await deed();
  } catch (error) {
    await changed(accountQuery(accountId).queryKey);
    throw error;
  }
}

export const endSessions = (accountId: string) =>
  answer(api.POST('/admin/accounts/{accountId}/sessions/end', { params: { path: { accountId } } }));

export const mailPasswordLink = (accountId: string) =>
  answer(api.POST('/admin/accounts/{accountId}/password-reset', { params: { path: { accountId } } }));

export const addMembership = async (accountId: string, body: NewMembership & { version: number }) =>
  await answer(api.POST('/admin/accounts/{accountId}/memberships', { params: { path: { accountId } }, body }));

export const changeMembership = async (
  path: { accountId: string; membershipId: string },
  body: { version: number; role: string | null; activities: string[] },
) => await answer(api.PUT('/admin/accounts/{accountId}/memberships/{membershipId}', { params: { path }, body }));

export const endMembership = async (
  path: { accountId: string; membershipId: string },
  body: { version: number; reason: string },
) => await answer(api.POST('/admin/accounts/{accountId}/memberships/{membershipId}/end', { params: { path }, body }));

export const accountMergeQuery = (accountId: string, intoId: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'merge', accountId, intoId],
    queryFn: async () =>
      await answer(api.GET('/admin/accounts/{accountId}/merge/{intoId}', { params: { path: { accountId, intoId } } })),
    staleTime: 0,
  });

export const mergeAccounts = (path: { accountId: string; intoId: string }, body: { plan: string; reason: string }) =>
  answer(api.POST('/admin/accounts/{accountId}/merge/{intoId}', { params: { path }, body }));

export interface UnitFilter {
  search?: string | undefined;
  kind?: UnitKind | undefined;
  countryRegionId?: number | undefined;
}

export const unitsQuery = (filter: UnitFilter, page: number) =>
  queryOptions({
    queryKey: [...peopleKey, 'units', filter, page],
    queryFn: async () =>
      await answer(api.GET('/admin/units', { params: { query: { ...filter, page, size: listSize } } })),
    placeholderData: keepPreviousData,
  });

export const unitQuery = (unitId: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'unit', unitId],
    queryFn: () => answer(api.GET('/admin/units/{unitId}', { params: { path: { unitId } } })),
  });

/** @param another also where a unit has one of its names */
export const addUnit = async (body: UnitDetails & { another: boolean }, once: Once) =>
  await answer(api.POST('/admin/units', { body, ...once }));

export const saveUnit = async (unitId: string, body: UnitDetails & { version: number }) =>
  await answer(api.PUT('/admin/units/{unitId}', { params: { path: { unitId } }, body }));

export const unitMergeQuery = (unitId: string, intoId: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'merge', unitId, intoId],
    queryFn: async () =>
      await answer(api.GET('/admin/units/{unitId}/merge/{intoId}', { params: { path: { unitId, intoId } } })),
    staleTime: 0,
  });

export const mergeUnits = (path: { unitId: string; intoId: string }, body: { plan: string; reason: string }) =>
  answer(api.POST('/admin/units/{unitId}/merge/{intoId}', { params: { path }, body }));
