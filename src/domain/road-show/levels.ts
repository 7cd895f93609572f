import { mainlandChina } from '#domain/reference/country-region.ts';

/** Speaks for the researchers of its school and approves their results (G60). */
export const researchOffice = 'RESEARCH_OFFICE';

/** Number 2 of the list of countries and regions. */
export const macao = 2;

/** Whose registrations a road-show account sees beside its own (G59, G60). */
export const roadShowSights = ['ownAccount', 'ownUnit', 'ownSchool', 'ownProvince', 'macao'] as const;
export type RoadShowSight = (typeof roadShowSights)[number];

/** By level; `_` stands for the fund's prefix, as FUND_ (G09). */
const sightOf: Readonly<Record<string, RoadShowSight>> = {
  _RD: 'ownAccount',
  _UN: 'ownUnit',
  MACAU_COM: 'macao',
  MAINLAND_ADMIN: 'ownProvince',
  MAINLAND_COM: 'ownUnit',
  COMPANY: 'ownUnit',
  [researchOffice]: 'ownSchool',
};

/** A level that is not known sees no more than its own. */
export const roadShowSight = (level: string | null, product: string): RoadShowSight =>
  sightOf[level?.startsWith(`${product}_`) ? level.slice(product.length) : (level ?? '')] ?? 'ownAccount';

export interface RoadShowUnit {
  id: string;
  countryRegionId: number | null;
  provinceId: number | null;
  schoolCode: string;
}

/** Something that was registered: by whom and for which unit. */
export interface RoadShowRecord {
  accountId: string;
  unit: RoadShowUnit;
}

/** Whether an account of that level sees the record; what is not filled in matches nothing. */
export function isInSight(sight: RoadShowSight, viewer: RoadShowRecord, record: RoadShowRecord): boolean {
  if (viewer.accountId === record.accountId && viewer.unit.id === record.unit.id) return true;
  const { unit } = record;
  const rules: Record<RoadShowSight, boolean> = {
    ownAccount: false,
    ownUnit: unit.id === viewer.unit.id,
    ownSchool: viewer.unit.schoolCode !== '' && unit.schoolCode === viewer.unit.schoolCode,
    ownProvince:
      unit.countryRegionId === mainlandChina &&
      viewer.unit.provinceId !== null &&
      unit.provinceId === viewer.unit.provinceId,
    macao: unit.countryRegionId === macao,
  };
  return rules[sight];
}

/** What an account becomes when it comes to a road show from another activity, unless it has a level already (D1 §6). */
export const usualLevel = (product: string, isExternal: boolean): string => (isExternal ? `${product}_UN` : 'COMPANY');
