import { isEmail } from '#domain/account/check-account.ts';
import { countryCodeProblem, phoneProblem, telephoneProblem, usualCountryCode } from '#domain/participant/phone.ts';
import { isWebsite } from '#domain/unit/website.ts';
import type { Exhibitor } from './application.ts';
import type { ApplicationFacts } from './facts.ts';
import type { FieldRules } from './field-rules.ts';
import { licenceMayDo } from './licence.ts';

export const emptyExhibitor: Exhibitor = {
  nameTc: '',
  nameEn: '',
  summary: '',
  website: '',
  mainPerson: '',
  contactPerson: '',
  countryCode: usualCountryCode,
  contactMobile: '',
  contactTelNo: '',
  contactEmail: '',
  typeId: null,
  licenceIssueDate: null,
  licenceReason: '',
};

/** Row 122, row 123; a Chinese name is required of exhibitors alone (G29). */
export const exhibitorRules = {
  nameTc: { required: true, limit: 200 },
  nameEn: { limit: 200 },
  summary: { limit: 300 },
  website: { limit: 200, check: ({ website }) => (isWebsite(website.trim()) ? null : 'format') },
  mainPerson: { limit: 200 },
  typeId: { required: true, check: (_, { type }) => (type ? null : 'notAllowed') },
  licenceIssueDate: {
    required: (_, { type }) => type?.needsLicence ?? false,
    check: (exhibitor, { type, today }) =>
      !type?.needsLicence || licenceMayDo(exhibitor, today) ? null : 'outsideWindow',
  },
  licenceReason: { limit: 300 },
  contactPerson: { required: true, limit: 200 },
  countryCode: { required: true, check: ({ countryCode }) => countryCodeProblem(countryCode) },
  contactMobile: {
    required: true,
    check: ({ countryCode, contactMobile }) => phoneProblem(countryCode, contactMobile),
  },
  contactTelNo: {
    limit: 40,
    check: ({ countryCode, contactTelNo }) => telephoneProblem(countryCode, contactTelNo),
  },
  contactEmail: { limit: 200, check: ({ contactEmail }) => (isEmail(contactEmail.trim()) ? null : 'format') },
} as const satisfies FieldRules<Exhibitor, ApplicationFacts>;
