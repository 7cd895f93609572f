import { isEmail } from '#domain/account/check-account.ts';
import { passwordProblem } from '#domain/account/password-rule.ts';
import type { SelfRegistering } from '#domain/enrollment/who-applies.ts';
import type { FieldError, FieldProblem } from '#domain/errors.ts';
import { countryCodeProblem, phoneProblem, telephoneProblem, usualCountryCode } from '#domain/participant/phone.ts';
import { needsProvinceAndCity } from '#domain/lists/country-region.ts';
import { unitFieldProblem, unitLimits } from '#domain/unit/check-unit.ts';
import { codeProblem } from '#domain/verification/code-problem.ts';

/** What somebody fills in who registers a unit and an account for it (D1 §5 Invitation register). */
export interface RegistrationForm {
  nameTc: string;
  nameEn: string;
  namePt: string;
  summary: string;
  /** As what; an invitation says by itself. */
  orgType: SelfRegistering;
  /** The kind of exhibitor; null where nobody asked. */
  typeId: number | null;
  contactPerson: string;
  countryCode: string;
  contactMobile: string;
  contactTelNo: string;
  contactEmail: string;
  countryRegionId: number | null;
  provinceId: number | null;
  cityId: number | null;
  /** One of `unitKinds`, or empty; with what follows, what a unit may say of itself (row 182). */
  kind: string;
  industry: string;
  address: string;
  website: string;
  fax: string;
  /** Empty: the e-mail is the username. */
  username: string;
  password: string;
  confirmPassword: string;
  smsCode: string;
  /** An invitation has proved the address already. */
  emailCode: string;
}

export type RegistrationKind = 'invitation' | 'email';

export const emptyRegistration: RegistrationForm = {
  nameTc: '',
  nameEn: '',
  namePt: '',
  summary: '',
  orgType: 'EXHIBITOR',
  typeId: null,
  contactPerson: '',
  countryCode: usualCountryCode,
  contactMobile: '',
  contactTelNo: '',
  contactEmail: '',
  countryRegionId: null,
  provinceId: null,
  cityId: null,
  kind: '',
  industry: '',
  address: '',
  website: '',
  fax: '',
  username: '',
  password: '',
  confirmPassword: '',
  smsCode: '',
  emailCode: '',
};

export const registrationLimits = {
  nameTc: 200,
  nameEn: 200,
  namePt: 200,
  summary: 300,
  industry: unitLimits.industry,
  address: unitLimits.address,
  website: unitLimits.website,
  fax: unitLimits.fax,
  contactPerson: 200,
  contactTelNo: 40,
  contactEmail: 200,
  username: 80,
} as const satisfies Partial<Record<keyof RegistrationForm, number>>;

const usernameShape = /^\S{3,80}$/u;

type Rule = (form: RegistrationForm, kind: RegistrationKind) => FieldProblem | Omit<FieldError, 'path'> | null;

const filled = (text: string): FieldProblem | null => (text.trim() ? null : 'required');
const inMainland =
  (field: 'provinceId' | 'cityId'): Rule =>
  (form) =>
    form.countryRegionId !== null && needsProvinceAndCity(form.countryRegionId) && form[field] === null
      ? 'required'
      : null;

const rules: Partial<Record<keyof RegistrationForm, Rule>> = {
  nameTc: ({ nameTc, nameEn, namePt }) => filled(nameTc + nameEn + namePt),
  summary: ({ summary }) => filled(summary),
  contactPerson: ({ contactPerson }) => filled(contactPerson),
  countryCode: ({ countryCode }) => countryCodeProblem(countryCode),
  contactMobile: ({ countryCode, contactMobile }) => phoneProblem(countryCode, contactMobile),
  contactTelNo: ({ countryCode, contactTelNo }) =>
    contactTelNo.trim() ? telephoneProblem(countryCode, contactTelNo) : null,
  contactEmail: ({ contactEmail }) => filled(contactEmail) ?? (isEmail(contactEmail.trim()) ? null : 'format'),
  provinceId: inMainland('provinceId'),
  cityId: inMainland('cityId'),
  kind: ({ kind }) => unitFieldProblem('kind', kind),
  website: ({ website }) => unitFieldProblem('website', website.trim()),
  fax: ({ fax }) => unitFieldProblem('fax', fax.trim()),
  username: ({ username }) => (username.trim() === '' || usernameShape.test(username.trim()) ? null : 'format'),
  password: ({ password }) => passwordProblem(password),
  confirmPassword: ({ password, confirmPassword }) =>
    confirmPassword === '' ? 'required' : confirmPassword === password ? null : 'inconsistent',
  smsCode: ({ smsCode }) => codeProblem(smsCode),
  emailCode: ({ emailCode }, kind) => (kind === 'email' ? codeProblem(emailCode) : null),
};

const limitOf = (field: string): number | undefined =>
  Object.hasOwn(registrationLimits, field) ? registrationLimits[field as keyof typeof registrationLimits] : undefined;

/** Everything wrong with the form, in the order in which it is read, at most one problem for each field. */
export const registrationProblems = (form: RegistrationForm, kind: RegistrationKind): FieldError[] =>
  (Object.keys(emptyRegistration) as (keyof RegistrationForm)[]).flatMap((path): FieldError[] => {
    const limit = limitOf(path);
    const value = form[path];
    if (limit !== undefined && typeof value === 'string' && [...value.trim()].length > limit) {
      return [{ path, problem: 'tooLong', params: { limit } }];
    }
    const problem = rules[path]?.(form, kind);
    if (!problem) return [];
    return [typeof problem === 'string' ? { path, problem } : { path, ...problem }];
  });

/** What must be right before a code is sent to the mobile: all but the codes (D1 §5). */
export const problemsBeforeCode = (form: RegistrationForm, kind: RegistrationKind): FieldError[] =>
  registrationProblems(form, kind).filter(({ path }) => path !== 'smsCode' && path !== 'emailCode');
