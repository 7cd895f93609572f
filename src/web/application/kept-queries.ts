import { orKept } from '#web/account/kept-query.ts';
import { activityQuery } from '#web/activity/queries.ts';
import { type FieldId, fieldQuery } from '#web/file/calls.ts';
import { supplementsQuery } from '#web/notice/supplement-queries.ts';
import { citiesQuery, provincesQuery, regionsQuery } from '#web/registration/queries.ts';

/** What other features ask, as an application asks it: so that a page of it also opens without a network. */
export const keptActivityQuery = (activityId: string) => orKept(activityQuery(activityId));
export const keptRegionsQuery = orKept(regionsQuery);
export const keptProvincesQuery = (countryRegionId: number) => orKept(provincesQuery(countryRegionId));
export const keptCitiesQuery = (provinceId: number) => orKept(citiesQuery(provinceId));
export const keptSupplementsQuery = (activityId: string) => orKept(supplementsQuery(activityId));
export const keptFieldQuery = (field: FieldId) => orKept(fieldQuery(field));
