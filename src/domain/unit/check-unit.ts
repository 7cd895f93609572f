import type { FieldError, FieldProblem } from '#domain/errors.ts';
import { needsProvinceAndCity } from '#domain/lists/country-region.ts';
import { isUnitKind } from './unit-words.ts';
import { isWebsite } from './website.ts';

/** What a unit is known by. */
export interface UnitDetails {
  nameTc: string;
  nameEn: string;
  namePt: string;
  /** One of `unitKinds`, or empty when nobody said. */
  kind: string;
  industry: string;
  summary: string;
  countryRegionId: number | null;
  /** Only of mainland China, as the city. */
  provinceId: number | null;
  cityId: number | null;
  address: string;
  website: string;
  phone: string;
  fax: string;
  schoolCode: string;
}

export const unitFields = [
  'nameTc',
  'nameEn',
  'namePt',
  'kind',
  'industry',
  'summary',
  'countryRegionId',
  'provinceId',
  'cityId',
  'address',
  'website',
  'phone',
  'fax',
  'schoolCode',
] as const satisfies readonly (keyof UnitDetails)[];

export const emptyUnit: UnitDetails = {
  nameTc: '',
  nameEn: '',
  namePt: '',
  kind: '',
  industry: '',
  summary: '',
  countryRegionId: null,
  provinceId: null,
  cityId: null,
  address: '',
  website: '',
  phone: '',
  fax: '',
  schoolCode: '',
};

export const unitLimits = {
  nameTc: 200,
  nameEn: 200,
  namePt: 200,
  industry: 200,
  summary: 300,
  address: 300,
  website: 200,
  phone: 40,
  fax: 40,
  schoolCode: 40,
} as const;

const phoneShape = /^\+?[\d\s()-]{5,40}$/;

const rules: { [Field in keyof UnitDetails]?: (unit: UnitDetails) => FieldProblem | null } = {
  nameTc: ({ nameTc, nameEn, namePt }) => (nameTc || nameEn || namePt ? null : 'required'),
  kind: ({ kind }) => (kind === '' || isUnitKind(kind) ? null : 'notAllowed'),
  provinceId: ({ countryRegionId, provinceId }) => inMainland(countryRegionId, provinceId),
  cityId: ({ countryRegionId, cityId }) => inMainland(countryRegionId, cityId),
  website: ({ website }) => (website === '' || isWebsite(website) ? null : 'format'),
  phone: ({ phone }) => (phone === '' || phoneShape.test(phone) ? null : 'format'),
  fax: ({ fax }) => (fax === '' || phoneShape.test(fax) ? null : 'format'),
};

/** Mainland units say where they are (D1 §5); for all others there is nothing to say. */
function inMainland(countryRegionId: number | null, place: number | null): FieldProblem | null {
  const needed = countryRegionId !== null && needsProvinceAndCity(countryRegionId);
  return needed === (place !== null) ? null : needed ? 'required' : 'notAllowed';
}

/** What is wrong with one field that looks at no other. */
export const unitFieldProblem = (field: 'kind' | 'website' | 'fax', value: string): FieldProblem | null =>
  rules[field]?.({ ...emptyUnit, [field]: value }) ?? null;

/** Everything wrong with a unit, at most one problem per field. */
export const unitProblems = (unit: UnitDetails): FieldError[] =>
  unitFields.flatMap((path): FieldError[] => {
    const limit = path in unitLimits ? unitLimits[path as keyof typeof unitLimits] : null;
    const value = unit[path];
    if (limit !== null && typeof value === 'string' && [...value].length > limit) {
      return [{ path, problem: 'tooLong', params: { limit } }];
    }
    const problem = rules[path]?.(unit);
    return problem ? [{ path, problem }] : [];
  });
