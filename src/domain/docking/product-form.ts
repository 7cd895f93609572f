import type { FieldError, FieldProblem } from '#domain/errors.ts';
import { type Instant, isInstant } from '#domain/instant.ts';

/** What kind of company docks (row 199). */
export const companyTypes = ['COMPANY', 'GOVERNMENT'] as const;
export type CompanyType = (typeof companyTypes)[number];

/** Amounts of a docking exclude USD (row 203). */
export const dockingCurrencies = ['RMB', 'MOP', 'HKD'] as const;
export type DockingCurrency = (typeof dockingCurrencies)[number];

/** A product that an exhibitor brings to a docking (row 197); its image, PPT and video are files of it. */
export interface ProductForm {
  nameTc: string;
  nameEn: string;
  namePt: string;
  companyType: CompanyType | '';
  summary: string;
  /** What it is used for. */
  scope: string;
  /** Whatever else is to be known. */
  supplements: string;
  /** Roughly what it is worth: as 12.50. */
  amount: string;
  currency: DockingCurrency | '';
  /** Customers whom the exhibitor would like to meet; they are asked once the product is listed. */
  intendedUnits: string[];
  /** When meetings about it would suit the exhibitor: beginnings of slots. */
  times: Instant[];
}
export type ProductField = keyof ProductForm;

export const emptyProduct: ProductForm = {
  nameTc: '',
  nameEn: '',
  namePt: '',
  companyType: '',
  summary: '',
  scope: '',
  supplements: '',
  amount: '',
  currency: '',
  intendedUnits: [],
  times: [],
};
export const productFields = Object.keys(emptyProduct) as ProductField[];

export const requiredFields: readonly ProductField[] = ['nameTc', 'companyType', 'summary', 'scope'];

export const productLimits = {
  nameTc: 200,
  nameEn: 200,
  namePt: 200,
  summary: 1000,
  scope: 1000,
  supplements: 1000,
} as const satisfies Partial<Record<ProductField, number>>;
/** So many slots may be wished for a meeting. */
export const mostTimes = 10;

const amountShape = /^\d{1,12}(\.\d{1,2})?$/;

type Rule = (form: ProductForm) => FieldProblem | null;

const isAmong = (list: readonly string[], word: string): boolean => word === '' || list.includes(word);
const areDifferent = (list: readonly string[]): boolean => new Set(list).size === list.length;

const rules: { [Field in ProductField]?: Rule } = {
  companyType: ({ companyType }) => (isAmong(companyTypes, companyType) ? null : 'notAllowed'),
  amount: ({ amount }) => (amount === '' || amountShape.test(amount) ? null : 'format'),
  // An amount says little without its currency.
  currency: ({ amount, currency }) =>
    !isAmong(dockingCurrencies, currency)
      ? 'notAllowed'
      : (amount === '') === (currency === '')
        ? null
        : currency === ''
          ? 'required'
          : null,
  intendedUnits: ({ intendedUnits }) => (areDifferent(intendedUnits) ? null : 'notUnique'),
  times: ({ times }) => (!areDifferent(times) ? 'notUnique' : times.every(isInstant) ? null : 'notAllowed'),
};

const hasName = ({ nameTc, nameEn, namePt }: ProductForm): boolean => Boolean(nameTc || nameEn || namePt);
const isMissing = (path: ProductField, form: ProductForm): boolean =>
  requiredFields.includes(path) && (path === 'nameTc' ? !hasName(form) : form[path].length === 0);

function problemOf(path: ProductField, form: ProductForm, unitLimit: number): FieldError | null {
  const value = form[path];
  const limit = path in productLimits ? productLimits[path as keyof typeof productLimits] : null;
  if (limit !== null && typeof value === 'string' && [...value].length > limit) {
    return { path, problem: 'tooLong', params: { limit } };
  }
  if (isMissing(path, form)) return { path, problem: 'required' };
  const most = path === 'intendedUnits' ? unitLimit : path === 'times' ? mostTimes : null;
  if (most !== null && value.length > most) return { path, problem: 'tooMany', params: { limit: most } };
  const problem = rules[path]?.(form);
  return problem ? { path, problem } : null;
}

/**
 * Everything wrong with a form that is handed in, at most one problem a field.
 * @param unitLimit most units that the activity lets a product name (row 202)
 */
export const productProblems = (form: ProductForm, unitLimit: number): FieldError[] =>
  productFields.flatMap((path) => problemOf(path, form, unitLimit) ?? []);

/** What is typed, without the spaces around it. */
export function keptProduct(form: ProductForm): ProductForm {
  const entries = productFields.map((field) => {
    const value = form[field];
    return [field, typeof value === 'string' ? value.trim() : value];
  });
  return Object.fromEntries(entries);
}

/** The fields in which two texts of a product differ, in the order of the form. */
export const changedFields = (before: ProductForm, after: ProductForm): ProductField[] =>
  productFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
