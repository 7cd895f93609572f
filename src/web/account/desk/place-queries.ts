import { queryOptions } from '@tanstack/react-query';
import { mainlandChina } from '#domain/lists/country-region.ts';
import { answer, api } from '#web/api/client.ts';

const all = { params: { query: { page: 0, size: 9999 } } } as const;
const staleTime = 60 * 60_000;

/** Places to choose from; they seldom change. */
export const regionsQuery = queryOptions({
  queryKey: ['reference', 'countryRegion'],
  queryFn: () => answer(api.POST('/public/api/v1/base/countryRegion/search', { ...all, body: {} })),
  staleTime,
});

export const provincesQuery = queryOptions({
  queryKey: ['reference', 'province'],
  queryFn: () =>
    answer(api.POST('/public/api/v1/base/province/search', { ...all, body: { countryRegionId: mainlandChina } })),
  staleTime,
});

export const citiesQuery = (provinceId: number | null) =>
  queryOptions({
    queryKey: ['reference', 'city', provinceId],
    queryFn: () =>
      answer(api.POST('/public/api/v1/base/city/search', { ...all, body: provinceId ? { provinceId } : {} })),
    enabled: provinceId !== null,
    staleTime,
  });
