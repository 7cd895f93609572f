import { isEmail } from '#domain/account/check-account.ts';
import type { FieldError, FieldProblem } from '#domain/errors.ts';
import type { Locale } from '#domain/locale.ts';
import { countryCodeProblem, phoneProblem } from '#domain/participant/phone.ts';
import { needsProvinceAndCity } from '#domain/lists/country-region.ts';

/** What staff know of the unit they invite (D1 §3). The invited complete it when they register. */
export interface InvitationDetails {
  nameTc: string;
  nameEn: string;
  namePt: string;
  summary: string;
  contactPerson: string;
  /** As 853. */
  countryCode: string;
  contactMobile: string;
  contactTelNo: string;
  contactEmail: string;
  countryRegionId: number | null;
  provinceId: number | null;
  cityId: number | null;
  /** Of the mail. */
  language: Locale;
}

export const invitationFields = [
  'nameTc',
  'nameEn',
  'namePt',
  'summary',
  'contactPerson',
  'countryCode',
  'contactMobile',
  'contactTelNo',
  'contactEmail',
  'countryRegionId',
  'provinceId',
  'cityId',
  'language',
] as const satisfies readonly (keyof InvitationDetails)[];

export const emptyInvitation: InvitationDetails = {
  nameTc: '',
  nameEn: '',
  namePt: '',
  summary: '',
  contactPerson: '',
  countryCode: '853',
  contactMobile: '',
  contactTelNo: '',
  contactEmail: '',
  countryRegionId: null,
  provinceId: null,
  cityId: null,
  language: 'zh',
};

const limits: Partial<Record<keyof InvitationDetails, number>> = { summary: 300, contactTelNo: 40 };
const usualLimit = 200;

const rules: { [Field in keyof InvitationDetails]?: (details: InvitationDetails) => FieldProblem | null } = {
  nameTc: ({ nameTc, nameEn, namePt }) => (nameTc || nameEn || namePt ? null : 'required'),
  contactEmail: ({ contactEmail }) => (contactEmail === '' ? 'required' : isEmail(contactEmail) ? null : 'format'),
  countryCode: ({ countryCode }) => countryCodeProblem(countryCode),
  contactMobile: ({ countryCode, contactMobile }) =>
    contactMobile === '' ? null : phoneProblem(countryCode, contactMobile),
  provinceId: ({ countryRegionId, provinceId }) => outsideMainland(countryRegionId, provinceId),
  cityId: ({ countryRegionId, cityId }) => outsideMainland(countryRegionId, cityId),
};

/** Staff may leave the place open; only what contradicts itself is wrong. */
const outsideMainland = (countryRegionId: number | null, place: number | null): FieldProblem | null =>
  place !== null && (countryRegionId === null || !needsProvinceAndCity(countryRegionId)) ? 'notAllowed' : null;

/** Everything wrong with an invitation, at most one problem per field. */
export const invitationProblems = (details: InvitationDetails): FieldError[] =>
  invitationFields.flatMap((path): FieldError[] => {
    const limit = limits[path] ?? usualLimit;
    const value = details[path];
    if (typeof value === 'string' && [...value].length > limit) {
      return [{ path, problem: 'tooLong', params: { limit } }];
    }
    const problem = rules[path]?.(details);
    return problem ? [{ path, problem }] : [];
  });
