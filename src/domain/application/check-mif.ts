import { isEmail } from '#domain/account/check-account.ts';
import type { FieldError } from '#domain/errors.ts';
import { needsProvinceAndCity } from '#domain/lists/country-region.ts';
import { countryCodeProblem, phoneProblem, telephoneProblem, usualCountryCode } from '#domain/participant/phone.ts';
import { isWebsite } from '#domain/unit/website.ts';
import type { Mif, MifProduct } from './application.ts';
import type { ApplicationFacts } from './facts.ts';
import { type FieldRules, type Found, problemsIn } from './field-rules.ts';

export const maxMifProducts = 5;

export const emptyMif: Mif = {
  contactPerson: '',
  countryCode: usualCountryCode,
  contactMobile: '',
  contactTelNo: '',
  contactEmail: '',
  countryRegionId: null,
  provinceId: null,
  cityId: null,
  companyTelNo: '',
  companyEmail: '',
  companyFax: '',
  companyWebsite: '',
  companyAddress: '',
  scopes: [],
  otherBusinessScope: '',
  categories: [],
  otherBusinessCategory: '',
  mifProducts: [],
  customerCategories: [],
  otherCustomerCategory: '',
  ways: [],
  otherCooperationWay: '',
  markets: [],
  otherAsiaMarket: '',
  otherCountryMarket: '',
  pair: null,
  pairBeginDate: null,
  pairEndDate: null,
};

export const emptyMifProduct: MifProduct = { nameTc: '', nameEn: '', summaryTc: '', summaryEn: '' };

const inMainland = ({ countryRegionId }: Mif): boolean =>
  countryRegionId !== null && needsProvinceAndCity(countryRegionId);
const onlyInMainland = (mif: Mif): Found => (inMainland(mif) ? null : 'notAllowed');
const emailShape = (email: string): Found => (isEmail(email.trim()) ? null : 'format');
const within = (day: string | null, { beginDate, endDate }: ApplicationFacts): Found =>
  day !== null && day >= beginDate && day <= endDate ? null : 'outsideWindow';

/** Rows 135, 136 and 138; looked at only when the unit takes part. */
export const mifRules = {
  contactPerson: { required: true, limit: 200 },
  countryCode: { required: true, check: ({ countryCode }) => countryCodeProblem(countryCode) },
  contactMobile: {
    required: true,
    check: ({ countryCode, contactMobile }) => phoneProblem(countryCode, contactMobile),
  },
  contactTelNo: {
    required: true,
    limit: 40,
    check: ({ countryCode, contactTelNo }) => telephoneProblem(countryCode, contactTelNo),
  },
  contactEmail: { required: true, limit: 200, check: ({ contactEmail }) => emailShape(contactEmail) },
  countryRegionId: { required: true },
  provinceId: { required: inMainland, check: onlyInMainland },
  cityId: { required: inMainland, check: onlyInMainland },
  companyTelNo: {
    required: true,
    limit: 40,
    check: ({ countryCode, companyTelNo }) => telephoneProblem(countryCode, companyTelNo),
  },
  companyEmail: { required: true, limit: 200, check: ({ companyEmail }) => emailShape(companyEmail) },
  companyFax: { limit: 40 },
  companyWebsite: { limit: 200, check: ({ companyWebsite }) => (isWebsite(companyWebsite.trim()) ? null : 'format') },
  companyAddress: { required: true, limit: 300 },
  scopes: { required: true },
  otherBusinessScope: { limit: 200 },
  categories: { required: true },
  otherBusinessCategory: { limit: 200 },
  mifProducts: {
    check: ({ mifProducts }) =>
      mifProducts.length > maxMifProducts ? { problem: 'tooMany', params: { limit: maxMifProducts } } : null,
  },
  customerCategories: {},
  otherCustomerCategory: { limit: 200 },
  ways: {},
  otherCooperationWay: { limit: 200 },
  markets: {},
  otherAsiaMarket: { limit: 200 },
  otherCountryMarket: { limit: 200 },
  pair: { required: true },
  pairBeginDate: {
    required: ({ pair }) => pair === true,
    check: ({ pairBeginDate }, facts) => within(pairBeginDate, facts),
  },
  pairEndDate: {
    required: ({ pair }) => pair === true,
    check: ({ pairBeginDate, pairEndDate }, facts) =>
      within(pairEndDate, facts) ??
      (pairBeginDate !== null && pairEndDate !== null && pairEndDate < pairBeginDate ? 'endBeforeStart' : null),
  },
} as const satisfies FieldRules<Mif, ApplicationFacts>;

/** Row 137. */
export const mifProductRules = {
  nameTc: { required: ({ nameEn }) => nameEn.trim() === '', limit: 100 },
  nameEn: { limit: 100 },
  summaryTc: { limit: 100 },
  summaryEn: { limit: 300 },
} as const satisfies FieldRules<MifProduct, null>;

export const mifProblems = (mif: Mif, facts: ApplicationFacts): FieldError[] => [
  ...problemsIn(mifRules, mif, facts, 'mif.'),
  ...mif.mifProducts.flatMap((product, at) => problemsIn(mifProductRules, product, null, `mif.mifProducts.${at}.`)),
];

/** 'No need for pairing' takes the dates along (row 138). */
export const withPairing = (pair: boolean): Partial<Mif> =>
  pair ? { pair } : { pair, pairBeginDate: null, pairEndDate: null };

/** Another country or region has other provinces, another province other cities. */
export const withPlace = (place: 'countryRegionId' | 'provinceId' | 'cityId', id: number | null): Partial<Mif> => ({
  [place]: id,
  ...(place === 'countryRegionId' ? { provinceId: null } : {}),
  ...(place === 'cityId' ? {} : { cityId: null }),
});
