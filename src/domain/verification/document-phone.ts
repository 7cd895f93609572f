import { nationalNumber, normalisePhone } from '#domain/participant/phone.ts';
import { allDiallingCodes } from '#domain/lists/dialling-codes.ts';

export interface Phone {
  countryCode: string;
  mobile: string;
}

/** How the documents' calls write a number: +0086 and the number, the bare number in Macau, else + and both (D1 §5). */
export function documentPhone({ countryCode, mobile }: Phone): string {
  const number = nationalNumber(countryCode, mobile);
  if (countryCode === '853') return number;
  return countryCode === '86' ? `+0086${number}` : `+${countryCode}${number}`;
}

/**
 * The number in what the documents' calls send, or null. Country codes are of no fixed length, so the list of them tells
 * where the number begins.
 */
export function readDocumentPhone(text: string): Phone | null {
  const number = normalisePhone(text);
  if (/^\d+$/.test(number)) return { countryCode: '853', mobile: number };
  if (!/^\+\d+$/.test(number)) return null;
  const digits = number.slice(1).replace(/^00/, '');
  const countryCode = allDiallingCodes
    .filter((code) => digits.startsWith(code) && digits.length > code.length)
    .toSorted((one, other) => other.length - one.length)[0];
  return countryCode ? { countryCode, mobile: digits.slice(countryCode.length) } : null;
}
