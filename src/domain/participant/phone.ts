import type { FieldProblem } from '#domain/errors.ts';

/** D2 §9. */
export const usualCountryCode = '853';

export const normalisePhone = (phone: string): string => phone.normalize('NFKC').replace(/[\s()-]/g, '');

/** 86: mainland mobile, 853: Macau mobile, otherwise digits only (D2 §5). */
const phoneShapes: Record<string, RegExp> = { '86': /^1[3-9]\d{9}$/, '853': /^6\d{7}$/ };
const anyDigits = /^\d{4,15}$/;

export function phoneProblem(country: string, phone: string): FieldProblem | null {
  const number = normalisePhone(phone);
  if (!number) return 'required';
  return (phoneShapes[country] ?? anyDigits).test(number) ? null : 'format';
}

export const countryCodeProblem = (country: string): FieldProblem | null =>
  country === '' ? 'required' : /^[1-9]\d{0,3}$/.test(country) ? null : 'format';

/** +85366123456 */
export const fullPhone = (country: string, phone: string): string => `+${country}${normalisePhone(phone)}`;

export const phoneTail = (phone: string): string => normalisePhone(phone).slice(-4);
