import { useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Mif, MifProduct } from '#domain/application/application.ts';
import { needsProvinceAndCity } from '#domain/lists/country-region.ts';
import type { WireNames } from '#domain/locale.ts';
import { keptCitiesQuery, keptProvincesQuery, keptRegionsQuery } from './kept-queries.ts';
import { categoriesQuery, type MifList, mifListQuery, typesQuery } from './queries.ts';
import type { ApplicationSearch } from './routes.ts';
import { useDraftState } from './use-draft-of.ts';
import { useOptions } from './use-options.ts';

const lists = ['scopes', 'categories', 'customerCategories', 'ways', 'markets'] as const satisfies readonly MifList[];
type Values = Readonly<Record<string, unknown>>;
type Item = WireNames & { id: number };

const nameOfProduct = ({ nameTc, nameEn }: MifProduct): string => nameTc || nameEn;

/** What a field of an application holds, in words: an item of a list by its name. */
export function useValueWords(sides: readonly Values[]): (path: string, values: Values) => string {
  const { t } = useLingui();
  const { activityId = '' }: ApplicationSearch = useSearch({ strict: false });
  const options = useOptions();
  const { data: types } = useQuery(typesQuery(activityId));
  const { data: categories } = useQuery(categoriesQuery(activityId, null));
  const { data: regions } = useQuery(keptRegionsQuery);
  const asked = lists.filter((list) => sides.some((values) => `mif.${list}` in values));
  const found = useQueries({ queries: asked.map((list) => mifListQuery(list, activityId)) });
  const regionIds = (regions?.content ?? []).map(({ id }) => id).filter(needsProvinceAndCity);
  const provinces = useQueries({ queries: regionIds.map((id) => keptProvincesQuery(id)) });
  const ownProvince = useDraftState(({ form }) => form.mif.provinceId);
  const provinceIds = [ownProvince, ...sides.map((values) => values['mif.provinceId'])].filter(
    (id) => typeof id === 'number',
  );
  const cities = useQueries({ queries: [...new Set(provinceIds)].map((id) => keptCitiesQuery(id)) });

  const items: Readonly<Record<string, readonly Item[] | undefined>> = {
    'exhibitor.typeId': types?.content,
    boothsAreaCategoryId: categories?.content,
    areas: categories?.content.flatMap(({ areas }) => areas),
    'mif.countryRegionId': regions?.content,
    'mif.provinceId': provinces.flatMap(({ data }) => data?.content ?? []),
    'mif.cityId': cities.flatMap(({ data }) => data?.content ?? []),
    ...Object.fromEntries(asked.map((list, at) => [`mif.${list}`, found[at]?.data?.content])),
  };
  const named = (path: string, ids: readonly unknown[]): string => {
    const known = options(items[path]);
    return ids
      .map((id) => known.find(({ value }) => value === String(id))?.label ?? t`No longer on the list`)
      .join(', ');
  };

  return (path, values) => {
    const value = values[path];
    if (value === null || value === undefined || value === '') return '';
    if (path === 'selfDesigned') return value === true ? t`We design them ourselves` : t`The contractor`;
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (path === 'mif.mifProducts') return (value as Mif['mifProducts']).map(nameOfProduct).join(', ');
    if (path in items) return named(path, Array.isArray(value) ? value : [value]);
    if (typeof value !== 'string') return String(Number(value));
    return value.replace(/^(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)$/, '$1 – $2');
  };
}
