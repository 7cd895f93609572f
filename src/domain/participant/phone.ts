import type { FieldProblem } from '#domain/errors.ts';
import { isDiallingCode } from '#domain/lists/dialling-codes.ts';

/** D2 §9. */
export const usualCountryCode = '853';

/** What people write between digits, and in wide letters, is no part of a number. */
export const normalisePhone = (phone: string): string => phone.normalize('NFKC').replace(/[\s()-]/g, '');

/**
 * Mobile numbers by dialling code. D2 §5 asks for digits only outside the mainland and Macau, and lists formats of Hong
 * Kong and Taiwan as well; both hold when these two have a shape of their own and "otherwise" means every other code.
 */
const mobileShapes: Record<string, RegExp> = {
  '853': /^6\d{7}$/,
  '86': /^1[3-9]\d{9}$/,
  '852': /^[4-9]\d{7}$/,
  '886': /^9\d{8}$/,
};
const anyDigits = /^\d{4,15}$/;

/** The number as it is dialled after the code; Taiwan's are usually written with the 0 that is dialled at home. */
export const nationalNumber = (country: string, phone: string): string => {
  const number = normalisePhone(phone);
  return country === '886' ? number.replace(/^0(?=9)/, '') : number;
};

export function phoneProblem(country: string, phone: string): FieldProblem | null {
  const number = nationalNumber(country, phone);
  if (!number) return 'required';
  return (mobileShapes[country] ?? anyDigits).test(number) ? null : 'format';
}

export const countryCodeProblem = (country: string): FieldProblem | null =>
  country === '' ? 'required' : isDiallingCode(country) ? null : 'notAllowed';

const macauTelephone = /^\d{8}$/;
const anyTelephone = /^\d{5,20}$/;

/**
 * A telephone, which no code is sent to: with its own dialling code or without, which is then that of the mobile beside
 * it. In Macau it has eight digits, as mobiles have (D2 §5).
 */
export function telephoneProblem(country: string, telephone: string): FieldProblem | null {
  const written = telephone.normalize('NFKC').replace(/[\s()./-]/g, '');
  const [, abroad] = /^(?:\+|00)(.*)$/.exec(written) ?? [];
  const inMacau = abroad === undefined ? country === '853' : abroad.startsWith('853');
  const number = inMacau ? (abroad?.slice('853'.length) ?? written) : (abroad ?? written);
  return (inMacau ? macauTelephone : anyTelephone).test(number) ? null : 'format';
}

/** +85366123456 */
export const fullPhone = (country: string, phone: string): string => `+${country}${nationalNumber(country, phone)}`;

export const phoneTail = (phone: string): string => normalisePhone(phone).slice(-4);
