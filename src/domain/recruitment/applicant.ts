import { isEmail } from '#domain/account/check-account.ts';
import type { FieldError, FieldProblem } from '#domain/errors.ts';
import { countryCodeProblem, phoneProblem } from '#domain/participant/phone.ts';
import { applicationLimits } from './application-moves.ts';

/** What somebody says of themselves who applies; all but the e-mail can be changed later. */
export interface Applicant {
  name: string;
  email: string;
  countryCode: string;
  mobile: string;
  message: string;
}
export type ApplicantField = keyof Applicant;

const tooLong = (text: string, limit: number, path: ApplicantField): FieldError[] =>
  [...text].length > limit ? [{ path, problem: 'tooLong', params: { limit } }] : [];

/** Everything wrong with it, at most one problem a field. */
export function applicantProblems({ name, email, countryCode, mobile, message }: Applicant): FieldError[] {
  const found: FieldError[] = [];
  const add = (path: ApplicantField, problem: FieldProblem | null) => {
    if (problem) found.push({ path, problem });
  };
  add('name', name.trim() ? null : 'required');
  found.push(...tooLong(name.trim(), applicationLimits.name, 'name'));
  add('email', !email.trim() ? 'required' : isEmail(email.trim()) ? null : 'format');
  add('mobile', countryCodeProblem(countryCode) ?? phoneProblem(countryCode, mobile));
  found.push(...tooLong(message.trim(), applicationLimits.message, 'message'));
  return found;
}
