import { isEmail } from '#domain/account/check-account.ts';
import type { ActivitySettings } from '#domain/activity/settings.ts';
import type { FieldError, FieldProblem } from '#domain/errors.ts';
import { type BusinessDate, businessDatePlus } from '#domain/instant.ts';
import { documentProblem } from './document.ts';
import { isNationality } from './nationality.ts';
import { type Person, type PersonField, textLimits } from './person.ts';
import { countryCodeProblem, phoneProblem } from './phone.ts';

export interface PersonRules {
  settings: Pick<ActivitySettings, 'hotel' | 'dinner'>;
  today: BusinessDate;
}

const pinyinShape = /^[A-Z][A-Z' -]*$/;

type Rule = (person: Person, rules: PersonRules) => FieldProblem | null;

const required =
  (field: 'pinyin' | 'title'): Rule =>
  (person) =>
    person[field].trim() ? null : 'required';

const nameRule: Rule = ({ nameTc, nameEn }) => (nameTc.trim() || nameEn.trim() ? null : 'oneOfTwo');

/** One row per field that has a rule beside its length. */
const rules: Partial<Record<PersonField, Rule>> = {
  nameTc: nameRule,
  pinyin: (person, rules) =>
    required('pinyin')(person, rules) ?? (pinyinShape.test(person.pinyin.trim()) ? null : 'format'),
  title: required('title'),
  birthDate: ({ birthDate }, { today }) => {
    if (!birthDate) return 'required';
    return birthDate > '1900-01-01' && birthDate < today ? null : 'notAllowed';
  },
  nationality: ({ nationality }) => (!nationality ? 'required' : isNationality(nationality) ? null : 'notAllowed'),
  documentNumber: ({ documentType, documentNumber }) => documentProblem(documentType, documentNumber),
  phoneCountry: ({ phoneCountry }) => countryCodeProblem(phoneCountry),
  phone: ({ phoneCountry, phone }) => phoneProblem(phoneCountry, phone),
  email: ({ email }) => (!email.trim() || isEmail(email.trim()) ? null : 'format'),
  dinner: ({ dinner }, { settings }) => (dinner && !settings.dinner ? 'notAllowed' : null),
  hotel: ({ hotel }, { settings }) => (hotel && !settings.hotel ? 'notAllowed' : null),
  checkIn: ({ hotel, checkIn }, { settings }) => {
    if (!hotel || !settings.hotel) return null;
    if (!checkIn) return 'required';
    return checkIn >= settings.hotel.firstNight && checkIn <= settings.hotel.lastNight ? null : 'outsideWindow';
  },
  checkOut: ({ hotel, checkIn, checkOut }, { settings }) => {
    if (!hotel || !settings.hotel) return null;
    if (!checkOut) return 'required';
    if (checkIn && checkOut <= checkIn) return 'endBeforeStart';
    // One leaves on the morning after the last night.
    return checkOut <= businessDatePlus(settings.hotel.lastNight, 1) ? null : 'outsideWindow';
  },
};

/** Everything wrong with a person, at most one problem per field; empty when nothing is. */
export function personProblems(person: Person, given: PersonRules): FieldError[] {
  const fields = Object.keys(person) as PersonField[];
  return fields.flatMap((path): FieldError[] => {
    const limit = path in textLimits ? textLimits[path as keyof typeof textLimits] : null;
    const value = person[path];
    if (limit !== null && typeof value === 'string' && [...value].length > limit) {
      return [{ path, problem: 'tooLong', params: { limit } }];
    }
    const problem = rules[path]?.(person, given);
    return problem ? [{ path, problem }] : [];
  });
}

/** The same problems under the path of the person they belong to. */
export const problemsUnder = (path: string, problems: readonly FieldError[]): FieldError[] =>
  problems.map(({ path: field, problem, params }) => ({
    path: `${path}.${field}`,
    problem,
    ...(params && { params }),
  }));
