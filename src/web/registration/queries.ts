import { queryOptions } from '@tanstack/react-query';
import type { OwnInvitation } from '#contract/registration.ts';
import { answer, api } from '#web/api/client.ts';
import { ApiError } from '#web/api/api-error.ts';

export interface Link {
  code: string;
  activityId: string | undefined;
}

/** Where an invitation leads: to the confirmation of taking part, where it names an activity. */
export const targetOf = ({ activity }: OwnInvitation): string =>
  activity ? `/take-part?activityId=${activity.id}` : '/home';

const linkQuery = ({ code, activityId }: Link) => ({
  invitation_code: code,
  ...(activityId ? { activityId } : {}),
});

/** What was refused stays refused; only a lost connection is tried again. */
const onlyUnreachable = (count: number, error: Error): boolean => !(error instanceof ApiError) && count < 3;

export const invitationQuery = (link: Link) =>
  queryOptions({
    queryKey: ['invitation', link],
    queryFn: () => answer(api.GET('/registration/invitation', { params: { query: linkQuery(link) } })),
    retry: onlyUnreachable,
    staleTime: 60_000,
  });

export const unitsToBindQuery = (link: Link) =>
  queryOptions({
    queryKey: ['invitation', link, 'units'],
    queryFn: () =>
      answer(api.GET('/registration/unitManagement', { params: { query: { invitation_code: link.code } } })),
    retry: onlyUnreachable,
  });

export const bind = (link: Link, unitId: string | null) =>
  answer(api.POST('/registration/binding', { body: { ...linkQuery(link), unitId } }));

const longList = { query: { page: 0, size: 9999 } } as const;
const forLong = 60 * 60_000;

export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: () => answer(api.POST('/public/api/v1/base/countryRegion/search', { params: longList, body: {} })),
  staleTime: forLong,
});

export const provincesQuery = (countryRegionId: number) =>
  queryOptions({
    queryKey: ['provinces', countryRegionId],
    queryFn: () =>
      answer(api.POST('/public/api/v1/base/province/search', { params: longList, body: { countryRegionId } })),
    staleTime: forLong,
  });

export const citiesQuery = (provinceId: number) =>
  queryOptions({
    queryKey: ['cities', provinceId],
    queryFn: () => answer(api.POST('/public/api/v1/base/city/search', { params: longList, body: { provinceId } })),
    staleTime: forLong,
  });
