import { roadShowLevels } from '#domain/account/roles.ts';
import { mainlandChina } from '#domain/lists/country-region.ts';

/** Speaks for the researchers of its school and approves their results (G60). */
export const researchOffice = 'RESEARCH_OFFICE';

/** Number 2 of the list of countries and regions. */
export const macao = 2;

/** Whose registrations a road-show account sees beside its own (G59, G60). */
export const roadShowSights = ['ownAccount', 'ownUnit', 'ownSchool', 'ownProvince', 'macao'] as const;
export type RoadShowSight = (typeof roadShowSights)[number];

/** What a level is, whatever the fund is called; `_` stands for its prefix, as FUND_ (G09). */
export type LevelKind = '_RD' | '_UN' | 'MACAU_COM' | 'MAINLAND_ADMIN' | 'MAINLAND_COM' | 'COMPANY' | 'RESEARCH_OFFICE';

const sightOf: Readonly<Record<LevelKind, RoadShowSight>> = {
  _RD: 'ownAccount',
  _UN: 'ownUnit',
  MACAU_COM: 'macao',
  MAINLAND_ADMIN: 'ownProvince',
  MAINLAND_COM: 'ownUnit',
  COMPANY: 'ownUnit',
  [researchOffice]: 'ownSchool',
};

const isLevelKind = (text: string): text is LevelKind => Object.hasOwn(sightOf, text);

/** Null for one that is not known, as one of another fund. */
export function levelKind(level: string, product: string): LevelKind | null {
  const kind = level.startsWith(`${product}_`) ? level.slice(product.length) : level;
  return isLevelKind(kind) ? kind : null;
}

/**
 * The levels that a road-show role can be given: those of the documents, and that of a school's research office (G60).
 */
export const givenLevels = (product: string): string[] => [...roadShowLevels(product), researchOffice];

/** A level that is not known sees no more than its own. */
export function roadShowSight(level: string | null, product: string): RoadShowSight {
  const kind = levelKind(level ?? '', product);
  return kind ? sightOf[kind] : 'ownAccount';
}

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

/**
 * What an account becomes when it comes to a road show from another activity, unless it has a level already (D1 §6).
 */
export const usualLevel = (product: string, isExternal: boolean): string => (isExternal ? `${product}_UN` : 'COMPANY');
