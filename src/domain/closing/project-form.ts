import type { FieldError, FieldProblem } from '#domain/errors.ts';
import { isBusinessDate } from '#domain/instant.ts';
import { isTechnologyField, type TechnologyField } from '#domain/road-show/technology-fields.ts';

/** What came of a project, counted (D2 §3, row 177). */
export const projectCounts = [
  'meetingPapers',
  'journalPapers',
  'monographs',
  'patents',
  'prizes',
  'talents',
  'exchanges',
  'samples',
  'finishedGoods',
  'products',
] as const;
export type ProjectCount = (typeof projectCounts)[number];

/** One result that is shown, in the two languages of the board. */
export interface ResultItem {
  tc: string;
  en: string;
}

/** At most so many results may be added (row 178, G26). */
export const mostResults = 5;

/** A project as its leader describes it (D2 §3, rows 176 and 177); how many of each thing in digits. */
export interface ProjectForm extends Record<ProjectCount, string> {
  nameTc: string;
  nameEn: string;
  namePt: string;
  /** Who applied for the project, as it will be printed. */
  entityTc: string;
  entityEn: string;
  leaderTc: string;
  leaderEn: string;
  /** The time of research: YYYY-MM-DD. */
  periodFrom: string;
  periodUntil: string;
  technologyField: TechnologyField | '';
  members: string;
  introductionTc: string;
  introductionEn: string;
  resultTc: string;
  resultEn: string;
  results: ResultItem[];
  contactFax: string;
  contactAddress: string;
}
export type ProjectField = keyof ProjectForm;

const noCounts = Object.fromEntries(projectCounts.map((name) => [name, '0'])) as Record<ProjectCount, string>;

export const emptyProject: ProjectForm = {
  nameTc: '',
  nameEn: '',
  namePt: '',
  entityTc: '',
  entityEn: '',
  leaderTc: '',
  leaderEn: '',
  periodFrom: '',
  periodUntil: '',
  technologyField: '',
  members: '',
  introductionTc: '',
  introductionEn: '',
  resultTc: '',
  resultEn: '',
  results: [],
  ...noCounts,
  contactFax: '',
  contactAddress: '',
};
export const projectFields = Object.keys(emptyProject) as ProjectField[];
export const isProjectField = (text: string): text is ProjectField => Object.hasOwn(emptyProject, text);
/** Fields of one text. */
export type TextField = Exclude<ProjectField, 'results'>;
const textFields = projectFields.filter((field): field is TextField => field !== 'results');

/** Said in Chinese or in English, or in both: the second field may stay empty where the first has something. */
export const eitherLanguage: readonly (readonly [TextField, TextField])[] = [
  ['nameTc', 'nameEn'],
  ['entityTc', 'entityEn'],
  ['leaderTc', 'leaderEn'],
  ['introductionTc', 'introductionEn'],
  ['resultTc', 'resultEn'],
];

const required: readonly TextField[] = ['periodFrom', 'periodUntil', 'technologyField', 'members', 'contactAddress'];

/** Whether a field has to be filled in; of two languages the first says it for both. */
export const isRequired = (field: ProjectField): boolean =>
  required.some((one) => one === field) ||
  projectCounts.some((one) => one === field) ||
  eitherLanguage.some(([first]) => first === field);

export const projectLimits = {
  nameTc: 200,
  nameEn: 300,
  namePt: 300,
  entityTc: 200,
  entityEn: 300,
  leaderTc: 100,
  leaderEn: 100,
  members: 500,
  introductionTc: 600,
  introductionEn: 1500,
  resultTc: 600,
  resultEn: 1500,
  contactFax: 40,
  contactAddress: 300,
} as const satisfies Partial<Record<TextField, number>>;
export const resultLimits = { tc: 150, en: 350 } as const;

const countShape = /^\d{1,5}$/;
const faxShape = /^[+\d][\d ()/-]{4,38}$/;

type Rule = (form: ProjectForm) => FieldProblem | null;

const dateProblem = (text: string): FieldProblem | null => (isBusinessDate(text) ? null : 'dateFormat');
const rules: { [Field in TextField]?: Rule } = {
  periodFrom: ({ periodFrom }) => dateProblem(periodFrom),
  periodUntil: ({ periodFrom, periodUntil }) =>
    dateProblem(periodUntil) ?? (periodFrom > periodUntil ? 'endBeforeStart' : null),
  technologyField: ({ technologyField }) => (isTechnologyField(technologyField) ? null : 'notAllowed'),
  contactFax: ({ contactFax }) => (contactFax === '' || faxShape.test(contactFax) ? null : 'format'),
};

function isMissing(path: TextField, form: ProjectForm): boolean {
  const pair = eitherLanguage.find(([first]) => first === path);
  if (pair) return form[pair[0]] === '' && form[pair[1]] === '';
  return isRequired(path) && form[path] === '';
}

function textProblem(path: TextField, form: ProjectForm): FieldError | null {
  const limit = path in projectLimits ? projectLimits[path as keyof typeof projectLimits] : null;
  if (limit !== null && [...form[path]].length > limit) return { path, problem: 'tooLong', params: { limit } };
  if (isMissing(path, form)) return { path, problem: 'required' };
  const isCount = projectCounts.some((count) => count === path);
  const problem = isCount ? (countShape.test(form[path]) ? null : 'format') : rules[path]?.(form);
  return problem ? { path, problem } : null;
}

function resultProblems({ results }: ProjectForm): FieldError[] {
  if (results.length > mostResults) return [{ path: 'results', problem: 'tooMany', params: { limit: mostResults } }];
  return results.flatMap(({ tc, en }, index): FieldError[] => {
    if (tc === '' && en === '') return [{ path: `results.${index}.tc`, problem: 'required' }];
    const tooLong = (['tc', 'en'] as const).filter((of) => [...{ tc, en }[of]].length > resultLimits[of]);
    return tooLong.map((of) => ({
      path: `results.${index}.${of}`,
      problem: 'tooLong',
      params: { limit: resultLimits[of] },
    }));
  });
}

/** Everything wrong with a form that is handed in, at most one problem a field, in the order of the form. */
export const projectProblems = (form: ProjectForm): FieldError[] =>
  projectFields.flatMap((path) => (path === 'results' ? resultProblems(form) : (textProblem(path, form) ?? [])));

/** What is typed, without the spaces around it. */
export const keptProject = (form: ProjectForm): ProjectForm => ({
  ...(Object.fromEntries(textFields.map((field) => [field, form[field].trim()])) as Omit<ProjectForm, 'results'>),
  results: form.results.map(({ tc, en }) => ({ tc: tc.trim(), en: en.trim() })),
});
