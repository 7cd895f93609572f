import type { FieldError, FieldProblem } from '#domain/errors.ts';
import { type BusinessDate, isBusinessDate } from '#domain/instant.ts';

/** How much of somebody's time a position takes (row 208). */
export const positionTypes = ['FULL_TIME', 'PART_TIME', 'PRACTICE'] as const;
export type PositionType = (typeof positionTypes)[number];

export const salaryCurrencies = ['MOP', 'HKD', 'RMB', 'USD'] as const;
export type SalaryCurrency = (typeof salaryCurrencies)[number];

/** What an amount is for. */
export const salaryPeriods = ['MONTH', 'HOUR'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** A position that a company offers (row 208). */
export interface PositionForm {
  nameTc: string;
  nameEn: string;
  namePt: string;
  type: PositionType | '';
  /** How many people are looked for, in digits. */
  count: string;
  location: string;
  currency: SalaryCurrency | '';
  /** As 12000 or 12000.50; both empty where the salary is agreed on later. */
  startAmount: string;
  endAmount: string;
  period: SalaryPeriod;
  /** What one would do. */
  content: string;
  requirements: string;
  /** The last day to apply: YYYY-MM-DD in Macau. */
  closeDate: string;
}
export type PositionField = keyof PositionForm;

export const emptyPosition: PositionForm = {
  nameTc: '',
  nameEn: '',
  namePt: '',
  type: '',
  count: '1',
  location: '',
  currency: '',
  startAmount: '',
  endAmount: '',
  period: 'MONTH',
  content: '',
  requirements: '',
  closeDate: '',
};
export const positionFields = Object.keys(emptyPosition) as PositionField[];
export const isPositionField = (text: string): text is PositionField => Object.hasOwn(emptyPosition, text);

export const requiredFields: readonly PositionField[] = [
  'nameTc',
  'type',
  'count',
  'location',
  'content',
  'requirements',
  'closeDate',
];

export const positionLimits = {
  nameTc: 200,
  nameEn: 200,
  namePt: 200,
  location: 200,
  content: 3000,
  requirements: 2000,
} as const satisfies Partial<Record<PositionField, number>>;

const amountShape = /^\d{1,10}(\.\d{1,2})?$/;
const countShape = /^[1-9]\d{0,3}$/;

const isAmong = (list: readonly string[], word: string): boolean => word === '' || list.includes(word);
const amountProblem = (amount: string): FieldProblem | null =>
  amount === '' || amountShape.test(amount) ? null : 'format';
const hasSalary = ({ startAmount, endAmount }: PositionForm): boolean => startAmount !== '' || endAmount !== '';

type Rule = (form: PositionForm, today: BusinessDate) => FieldProblem | null;

const rules: { [Field in PositionField]?: Rule } = {
  type: ({ type }) => (isAmong(positionTypes, type) ? null : 'notAllowed'),
  count: ({ count }) => (countShape.test(count) ? null : 'format'),
  // An amount says little without its currency.
  currency: (form) =>
    !isAmong(salaryCurrencies, form.currency)
      ? 'notAllowed'
      : hasSalary(form) && form.currency === ''
        ? 'required'
        : null,
  startAmount: ({ startAmount }) => amountProblem(startAmount),
  endAmount: ({ startAmount, endAmount }) =>
    amountProblem(endAmount) ??
    (startAmount !== '' && endAmount !== '' && Number(startAmount) > Number(endAmount) ? 'tooSmall' : null),
  period: ({ period }) => (salaryPeriods.includes(period) ? null : 'notAllowed'),
  closeDate: ({ closeDate }, today) =>
    !isBusinessDate(closeDate) ? 'dateFormat' : closeDate < today ? 'outsideWindow' : null,
};

const isMissing = (path: PositionField, form: PositionForm): boolean =>
  requiredFields.includes(path) &&
  (path === 'nameTc' ? !(form.nameTc || form.nameEn || form.namePt) : form[path] === '');

function problemOf(path: PositionField, form: PositionForm, today: BusinessDate): FieldError | null {
  const limit = path in positionLimits ? positionLimits[path as keyof typeof positionLimits] : null;
  if (limit !== null && [...form[path]].length > limit) return { path, problem: 'tooLong', params: { limit } };
  if (isMissing(path, form)) return { path, problem: 'required' };
  const problem = rules[path]?.(form, today);
  return problem ? { path, problem, ...(problem === 'tooSmall' ? { params: { limit: form.startAmount } } : {}) } : null;
}

/** Everything wrong with a form that is handed in, at most one problem a field. */
export const positionProblems = (form: PositionForm, today: BusinessDate): FieldError[] =>
  positionFields.flatMap((path) => problemOf(path, form, today) ?? []);

/** What is typed, without the spaces around it. */
export const keptPosition = (form: PositionForm): PositionForm =>
  Object.fromEntries(positionFields.map((field) => [field, form[field].trim()])) as unknown as PositionForm;

/** The fields in which two texts of a position differ, in the order of the form. */
export const changedFields = (before: PositionForm, after: PositionForm): PositionField[] =>
  positionFields.filter((field) => before[field] !== after[field]);

/** What a company changes of a public position by itself: nobody has to read it first. */
const ownMatters: ReadonlySet<PositionField> = new Set(['count', 'closeDate']);
export const isOwnMatter = (changed: readonly PositionField[]): boolean =>
  changed.length > 0 && changed.every((field) => ownMatters.has(field));
