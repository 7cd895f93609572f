import type { FieldError, FieldProblem } from '#domain/errors.ts';
import type { Locale } from '#domain/locale.ts';

/** What staff enter of an account. */
export interface AccountDetails {
  username: string;
  email: string;
  nameTc: string;
  nameEn: string;
  namePt: string;
  /** As +85366123456; empty when none is known. */
  mobile: string;
  language: Locale;
}

export const accountFields = ['username', 'email', 'nameTc', 'nameEn', 'namePt', 'mobile', 'language'] as const;

const longest = 200;
/**
 * Words of letters, digits and what RFC 5322 allows beside them, with dots between. Quotes, brackets, commas and remarks
 * could name a second mailbox, or one mailbox in many ways.
 */
const emailShape =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;
const usernameShape = /^[^\s]{3,80}$/u;
const mobileShape = /^\+[1-9]\d{6,17}$/;

export const isEmail = (text: string): boolean => text.length <= longest && emailShape.test(text);

const rules: { [Field in keyof AccountDetails]?: (value: AccountDetails) => FieldProblem | null } = {
  username: ({ username }) => (username === '' ? 'required' : usernameShape.test(username) ? null : 'format'),
  email: ({ email }) => (email === '' ? 'required' : isEmail(email) ? null : 'format'),
  nameTc: ({ nameTc, nameEn, namePt }) => (nameTc || nameEn || namePt ? null : 'required'),
  mobile: ({ mobile }) => (mobile === '' || mobileShape.test(mobile) ? null : 'format'),
};

/** Everything wrong with an account's details, at most one problem per field. */
export const accountProblems = (details: AccountDetails): FieldError[] =>
  accountFields.flatMap((path): FieldError[] => {
    if ([...details[path]].length > longest) return [{ path, problem: 'tooLong', params: { limit: longest } }];
    const problem = rules[path]?.(details);
    return problem ? [{ path, problem }] : [];
  });
