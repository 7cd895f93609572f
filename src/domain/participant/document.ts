import type { FieldProblem } from '#domain/errors.ts';
import type { DocumentType } from './person.ts';

/** Full-width letters, spaces and the brackets that people write around check digits are forgiven. */
export const normaliseDocument = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s()/-]/g, '');

const mainlandWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const mainlandChecks = '10X98765432';

/** GB 11643: 17 digits with a birth date inside, and a check digit modulo 11. */
function mainlandProblem(number: string): FieldProblem | null {
  if (!/^\d{17}[\dX]$/.test(number)) return 'format';
  const birth = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}T00:00:00.000Z`;
  const time = Date.parse(birth);
  if (Number.isNaN(time) || new Date(time).toISOString() !== birth) return 'format';
  const sum = mainlandWeights.reduce((total, weight, i) => total + weight * Number(number.charAt(i)), 0);
  return mainlandChecks.charAt(sum % 11) === number.charAt(17) ? null : 'checkDigit';
}

const hongKongValue = (character: string): number =>
  character === ' ' ? 36 : /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 55;

/** One or two letters, six digits and a check digit modulo 11, where A stands for 10. */
function hongKongProblem(number: string): FieldProblem | null {
  const body = number.slice(0, -1).padStart(8, ' ');
  const sum = [...body].reduce((total, character, i) => total + (9 - i) * hongKongValue(character), 0);
  const check = (11 - (sum % 11)) % 11;
  return (check === 10 ? 'A' : String(check)) === number.slice(-1) ? null : 'checkDigit';
}

const hongKongShape = /^[A-Z]{1,2}\d{6}[\dA]$/;
/** Starts with 1, 5 or 7; how its last digit is made has not been published. */
const macauShape = /^[157]\d{7}$/;

function identityProblem(number: string): FieldProblem | null {
  if (hongKongShape.test(number)) return hongKongProblem(number);
  if (macauShape.test(number)) return null;
  return mainlandProblem(number);
}

const shaped = (shape: RegExp) => (number: string) => (shape.test(number) ? null : 'format');

/** G65: mainland, Hong Kong and Macau identity cards share one type. */
const documentRules = {
  HK_MO_PASS_CHECK: shaped(/^[HM]\d{8,10}$/),
  PASSPORT: shaped(/^[A-Z0-9]{5,17}$/),
  IDENTITY: identityProblem,
  TW_PASS_CHECK: shaped(/^\d{8}$/),
  OTHER: () => null,
} as const satisfies Record<DocumentType, (number: string) => FieldProblem | null>;

/** @param number as typed */
export function documentProblem(type: DocumentType, number: string): FieldProblem | null {
  const normal = normaliseDocument(number);
  return normal ? documentRules[type](normal) : 'required';
}

const dots = '\u2022\u2022\u2022\u2022';

/** The first and the last two characters, with the same dots between them whatever the length; of a short one less. */
export function maskDocument(number: string): string {
  if (number.length >= 6) return number.slice(0, 1) + dots + number.slice(-2);
  return number.length >= 3 ? dots + number.slice(-1) : dots;
}
