import { type WrittenLanguage, writtenLanguages } from '#domain/locale.ts';
import { mayDecide } from './asked.ts';
import { fileRuleOf } from './file-rule.ts';
import { sameAnswer } from './same-answer.ts';
import { type Fault, type Question, questionLimits, type Words } from './question.ts';

/** What is said of a questionnaire and asked in it. */
export interface QuestionnaireText {
  title: Words;
  intro: Words;
  questions: readonly Question[];
}

interface Text {
  path: string;
  words: Words;
  /** Said in any language it is wanted in all. */
  optional: boolean;
  longest: number;
}

function textsOf({ title, intro, questions }: QuestionnaireText): Text[] {
  return [
    { path: 'title', words: title, optional: false, longest: questionLimits.title },
    { path: 'intro', words: intro, optional: true, longest: questionLimits.text },
    ...questions.flatMap((question, place): Text[] => {
      const path = `questions.${place}`;
      const options = (name: 'options' | 'rows') =>
        question[name].map(({ words }, at) => ({
          path: `${path}.${name}.${at}.words`,
          words,
          optional: false,
          longest: questionLimits.option,
        }));
      return [
        { path: `${path}.title`, words: question.title, optional: false, longest: questionLimits.title },
        { path: `${path}.hint`, words: question.hint, optional: true, longest: questionLimits.hint },
        ...options('options'),
        ...options('rows'),
        { path: `${path}.leastWords`, words: question.leastWords, optional: true, longest: questionLimits.option },
        { path: `${path}.mostWords`, words: question.mostWords, optional: true, longest: questionLimits.option },
      ];
    }),
  ];
}

const isSaid = (words: Words, language: WrittenLanguage): boolean => words[language].trim() !== '';
const isWanted = ({ words, optional }: Text): boolean =>
  !optional || writtenLanguages.some((one) => isSaid(words, one));

/** How many of the texts are there in each language. */
export function completeness(text: QuestionnaireText): Record<WrittenLanguage, { said: number; of: number }> {
  const wanted = textsOf(text).filter(isWanted);
  const count = (language: WrittenLanguage) => ({
    said: wanted.filter(({ words }) => isSaid(words, language)).length,
    of: wanted.length,
  });
  return { tc: count('tc'), en: count('en'), pt: count('pt') };
}

/** What is too long to be saved. */
export const tooLongWords = (text: QuestionnaireText): Fault[] =>
  textsOf(text).flatMap(({ path, words, longest }) =>
    writtenLanguages
      .filter((language) => words[language].length > longest)
      .map((language): Fault => ({ path: `${path}.${language}`, problem: 'tooLong' })),
  );

const needsOptions = new Set<Question['type']>(['ONE', 'MANY', 'GRID']);
/** What would lead back to a person; a file says in itself who wrote it, and where and with what it was made. */
const tellsWho = new Set<Question['type']>(['CONTACTS', 'FILE']);
export const mayBeAnonymous = (type: Question['type']): boolean => !tellsWho.has(type);

function faultsOfQuestion(questions: readonly Question[], place: number, anonymous: boolean): Fault[] {
  const question = questions[place];
  if (!question) return [];
  const path = `questions.${place}`;
  const faults: Fault[] = [];
  const { type, options, rows, least, most, only } = question;
  if (anonymous && !mayBeAnonymous(type)) faults.push({ path: `${path}.type`, problem: 'notAllowed' });
  if (needsOptions.has(type) && options.length < 2) faults.push({ path: `${path}.options`, problem: 'tooFew' });
  if (type === 'GRID' && rows.length === 0) faults.push({ path: `${path}.rows`, problem: 'tooFew' });
  if (type === 'SCALE') {
    if (least === null || least < 0) faults.push({ path: `${path}.least`, problem: 'required' });
    if (most === null || most > questionLimits.scale) faults.push({ path: `${path}.most`, problem: 'required' });
  }
  if (type === 'FILE') {
    if (most === null || !Number.isInteger(most) || most < 1 || most > questionLimits.files)
      faults.push({ path: `${path}.most`, problem: 'required' });
    if (fileRuleOf(question).types.length === 0) faults.push({ path: `${path}.fileTypes`, problem: 'tooFew' });
  }
  if (least !== null && most !== null && least >= most) faults.push({ path: `${path}.most`, problem: 'inconsistent' });
  if (only) {
    const on = questions.slice(0, place).find(({ id }) => id === only.question);
    const known = on && (on.type === 'SCALE' || only.is.every((one) => on.options.some(({ id }) => id === one)));
    if (!on || !mayDecide(on) || !known || only.is.length === 0)
      faults.push({ path: `${path}.only`, problem: 'inconsistent' });
  }
  return faults;
}

/** Everything that stands between a draft and its opening. */
export function questionFaults(text: QuestionnaireText, language: WrittenLanguage, anonymous: boolean): Fault[] {
  const { questions } = text;
  const unsaid = textsOf(text)
    .filter((one) => isWanted(one) && !isSaid(one.words, language))
    .map(({ path }): Fault => ({ path: `${path}.${language}`, problem: 'required' }));
  return [
    ...(questions.length === 0 ? [{ path: 'questions', problem: 'required' as const }] : []),
    ...unsaid,
    ...questions.flatMap((_, place) => faultsOfQuestion(questions, place, anonymous)),
  ];
}

const withoutWords = (question: Question): unknown => [
  question.id,
  question.type,
  question.required,
  question.only,
  question.options.map(({ id }) => id),
  question.rows.map(({ id }) => id),
  question.least,
  question.most,
  question.fileTypes ?? [],
];

/** The same questions, perhaps said better: what was answered to the one answers the other. */
export const asksTheSame = (before: readonly Question[], after: readonly Question[]): boolean =>
  sameAnswer(before.map(withoutWords), after.map(withoutWords));
