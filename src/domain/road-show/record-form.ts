import type { FieldError, FieldProblem } from '#domain/errors.ts';
import { type BusinessDate, isBusinessDate } from '#domain/instant.ts';
import { type CooperationWay, cooperationWays } from '#domain/lists/cooperation-way.ts';
import { isTechnologyField } from './technology-fields.ts';

/** What a road show is about: what somebody has, and what somebody needs. */
export const recordKinds = ['RESULT', 'DEMAND'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** A result is matched with a demand, and a demand with a result. */
export const otherKind = { RESULT: 'DEMAND', DEMAND: 'RESULT' } as const satisfies Record<RecordKind, RecordKind>;

export const currencies = ['RMB', 'MOP', 'HKD', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** Technology readiness, 1 to 9. */
export const readinessLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Of a result and of a demand (rows 183 to 185); what a kind does not have stays empty. */
export interface RecordForm {
  nameTc: string;
  nameEn: string;
  namePt: string;
  /** The field of technology, which is also the group that it is shown in. */
  group: string;
  /** Content and features of a result, description of a demand. */
  content: string;
  /** Where a result can be used. */
  scope: string;
  readiness: number | null;
  partner: string;
  keywords: string[];
  /** By when a demand is to be met; YYYY-MM-DD. */
  deadline: string;
  /** Funding that a result is estimated to need, or what somebody would invest in a demand: as 12.50. */
  amount: string;
  currency: Currency | '';
  cooperation: CooperationWay[];
  cooperationOther: string;
}
export type RecordField = keyof RecordForm;

export const emptyRecord: RecordForm = {
  nameTc: '',
  nameEn: '',
  namePt: '',
  group: '',
  content: '',
  scope: '',
  readiness: null,
  partner: '',
  keywords: [],
  deadline: '',
  amount: '',
  currency: '',
  cooperation: [],
  cooperationOther: '',
};

export const recordLimits = {
  nameTc: 200,
  nameEn: 200,
  namePt: 200,
  content: 2000,
  scope: 1000,
  partner: 300,
  cooperationOther: 200,
} as const satisfies Partial<Record<RecordField, number>>;

export const keywordLimits = { count: 10, length: 40 } as const;
/** A draft holds more than is accepted, so that nothing typed is lost. */
export const draftLimit = 5000;

interface FieldRow {
  required?: true;
}
const names = { nameTc: { required: true }, nameEn: {}, namePt: {}, group: { required: true } } as const;
const together = { cooperation: { required: true }, cooperationOther: {} } as const;

/** The fields of each kind in the order of its form, and which of them are needed. */
export const recordFields: Readonly<Record<RecordKind, Partial<Record<RecordField, FieldRow>>>> = {
  RESULT: {
    ...names,
    content: { required: true },
    scope: { required: true },
    readiness: { required: true },
    partner: {},
    amount: {},
    currency: {},
    ...together,
  },
  DEMAND: {
    ...names,
    keywords: { required: true },
    content: { required: true },
    deadline: { required: true },
    amount: { required: true },
    currency: {},
    ...together,
  },
};

export const fieldsOf = (kind: RecordKind): RecordField[] => Object.keys(recordFields[kind]) as RecordField[];

const amountShape = /^\d{1,12}(\.\d{1,2})?$/;

type Rule = (form: RecordForm, today: BusinessDate) => FieldProblem | null;

const rules: { [Field in RecordField]?: Rule } = {
  group: ({ group }) => (group === '' || isTechnologyField(group) ? null : 'notAllowed'),
  readiness: ({ readiness }) =>
    readiness === null || readinessLevels.some((level) => level === readiness) ? null : 'notAllowed',
  deadline: ({ deadline }, today) =>
    deadline === '' ? null : !isBusinessDate(deadline) ? 'dateFormat' : deadline > today ? null : 'tooSmall',
  amount: ({ amount }) => (amount === '' || amountShape.test(amount) ? null : 'format'),
  // An amount says little without its currency.
  currency: ({ amount, currency }) =>
    (amount === '') === (currency === '') ? null : currency === '' ? 'required' : null,
  cooperation: ({ cooperation }) =>
    cooperation.every((way) => cooperationWays.includes(way)) && new Set(cooperation).size === cooperation.length
      ? null
      : 'notAllowed',
  cooperationOther: ({ cooperation, cooperationOther }) =>
    cooperation.includes('OTHER') && cooperationOther === '' ? 'required' : null,
  keywords: ({ keywords }) => (new Set(keywords).size === keywords.length ? null : 'notUnique'),
};

const isEmpty = (value: RecordForm[RecordField]): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

const hasName = ({ nameTc, nameEn, namePt }: RecordForm): boolean => Boolean(nameTc || nameEn || namePt);

function problemOf(kind: RecordKind, path: RecordField, form: RecordForm, today: BusinessDate): FieldError | null {
  const value = form[path];
  const limit = path in recordLimits ? recordLimits[path as keyof typeof recordLimits] : null;
  if (limit !== null && typeof value === 'string' && [...value].length > limit) {
    return { path, problem: 'tooLong', params: { limit } };
  }
  // A name in one language is enough.
  const isMissing = path === 'nameTc' ? !hasName(form) : recordFields[kind][path]?.required && isEmpty(value);
  if (isMissing) return { path, problem: 'required' };
  if (path === 'keywords' && form.keywords.length > keywordLimits.count) {
    return { path, problem: 'tooMany', params: { limit: keywordLimits.count } };
  }
  if (path === 'keywords' && form.keywords.some((word) => [...word].length > keywordLimits.length)) {
    return { path, problem: 'tooLong', params: { limit: keywordLimits.length } };
  }
  const problem = rules[path]?.(form, today);
  return problem ? { path, problem } : null;
}

/** Everything wrong with a form that is handed in, at most one problem a field. */
export const recordProblems = (kind: RecordKind, form: RecordForm, today: BusinessDate): FieldError[] =>
  fieldsOf(kind).flatMap((path) => problemOf(kind, path, form, today) ?? []);

/** What is typed, without the spaces around it and without what the kind does not have. */
export function keptRecord(kind: RecordKind, form: RecordForm): RecordForm {
  const has = (field: RecordField) => Object.hasOwn(recordFields[kind], field);
  const kept: Record<string, unknown> = { ...emptyRecord };
  for (const field of Object.keys(emptyRecord) as RecordField[]) {
    const value = form[field];
    if (!has(field)) continue;
    if (typeof value === 'string') kept[field] = value.trim();
    else if (field === 'keywords') kept[field] = form.keywords.map((word) => word.trim()).filter(Boolean);
    else kept[field] = value;
  }
  if (!form.cooperation.includes('OTHER')) kept['cooperationOther'] = '';
  return kept as unknown as RecordForm;
}

const said = (value: RecordForm[RecordField]): string => JSON.stringify(value);

/** The fields in which two texts of a record differ, in the order of the form. */
export const changedFields = (kind: RecordKind, before: RecordForm, after: RecordForm): RecordField[] =>
  fieldsOf(kind).filter((field) => said(before[field]) !== said(after[field]));
