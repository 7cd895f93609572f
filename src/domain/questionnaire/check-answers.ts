import type { FieldError, FieldProblem } from '#domain/errors.ts';
import { isBusinessDate } from '#domain/instant.ts';
import { askedOf } from './asked.ts';
import { type Answer, type Answers, type Contact, type Question, questionLimits } from './question.ts';

type Found = FieldProblem | { problem: FieldProblem; params: Record<string, number> } | null;

const isContacts = (answer: Answer): answer is Contact[] =>
  Array.isArray(answer) && answer.every((one) => typeof one === 'object');
const isTexts = (answer: Answer): answer is string[] =>
  Array.isArray(answer) && answer.every((one) => typeof one === 'string');
const isChoices = (answer: Answer): answer is Record<string, string> =>
  typeof answer === 'object' && !Array.isArray(answer);

const knows = (options: Question['options'], id: string): boolean => options.some((option) => option.id === id);
const longerThan = (text: string, limit: number): Found =>
  [...text].length > limit ? { problem: 'tooLong', params: { limit } } : null;

function ofNumber({ least, most, type }: Question, answer: Answer): Found {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return 'format';
  if (type === 'SCALE' && !Number.isInteger(answer)) return 'format';
  const { largestNumber } = questionLimits;
  if (answer < (least ?? -largestNumber)) return { problem: 'tooSmall', params: { limit: least ?? -largestNumber } };
  if (answer > (most ?? largestNumber)) return { problem: 'tooLarge', params: { limit: most ?? largestNumber } };
  return null;
}

function ofContacts(answer: Answer): Found {
  if (!isContacts(answer)) return 'format';
  if (answer.length > questionLimits.contacts)
    return { problem: 'tooMany', params: { limit: questionLimits.contacts } };
  return (
    answer
      .map(
        ({ name, situation }) => longerThan(name, questionLimits.option) ?? longerThan(situation, questionLimits.text),
      )
      .find((found) => found !== null) ?? null
  );
}

/** What is wrong with an answer as such; also of half an answer. */
const kinds: Record<Question['type'], (question: Question, answer: Answer) => Found> = {
  TEXT: (_, answer) => (typeof answer === 'string' ? longerThan(answer, questionLimits.text) : 'format'),
  ONE: ({ options }, answer) =>
    typeof answer === 'string' ? (knows(options, answer) ? null : 'notAllowed') : 'format',
  MANY({ options }, answer) {
    if (!isTexts(answer)) return 'format';
    if (new Set(answer).size < answer.length) return 'notUnique';
    return answer.every((one) => knows(options, one)) ? null : 'notAllowed';
  },
  SCALE: ofNumber,
  NUMBER: ofNumber,
  GRID({ rows, options }, answer) {
    if (!isChoices(answer)) return 'format';
    const fits = Object.entries(answer).every(([row, column]) => knows(rows, row) && knows(options, column));
    return fits ? null : 'notAllowed';
  },
  DATE: (_, answer) => (typeof answer === 'string' && isBusinessDate(answer) ? null : 'format'),
  CONTACTS: (_, answer) => ofContacts(answer),
  FILE({ most }, answer) {
    if (!isTexts(answer)) return 'format';
    if (new Set(answer).size < answer.length) return 'notUnique';
    const limit = most ?? 1;
    return answer.length > limit ? { problem: 'tooMany', params: { limit } } : null;
  },
};

export const answerFault = (question: Question, answer: Answer): Found => kinds[question.type](question, answer);

export const isBlank = (answer: Answer | undefined): boolean => {
  if (answer === undefined || answer === false) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  return typeof answer === 'object' && Object.keys(answer).length === 0;
};

/** Rows of a contact, as `answers.q.0.name`. */
const contactProblems = (path: string, contacts: readonly Contact[]): FieldError[] =>
  contacts.flatMap(({ name, inTouch }, place) => [
    ...(name.trim() === '' ? [{ path: `${path}.${place}.name`, problem: 'required' as const }] : []),
    ...(inTouch === null ? [{ path: `${path}.${place}.inTouch`, problem: 'required' as const }] : []),
  ]);

function problemsOf(question: Question, answer: Answer | undefined): FieldError[] {
  const path = `answers.${question.id}`;
  if (answer === undefined || isBlank(answer)) return question.required ? [{ path, problem: 'required' }] : [];
  const fault = answerFault(question, answer);
  if (fault) return [{ path, ...(typeof fault === 'string' ? { problem: fault } : fault) }];
  if (question.type === 'GRID' && question.required && isChoices(answer)) {
    return question.rows
      .filter(({ id }) => answer[id] === undefined)
      .map(({ id }) => ({ path: `${path}.${id}`, problem: 'required' }));
  }
  return question.type === 'CONTACTS' && isContacts(answer) ? contactProblems(path, answer) : [];
}

/** Everything that stands between these answers and handing them in, in the order of the questions. */
export const answerProblems = (questions: readonly Question[], answers: Answers): FieldError[] =>
  askedOf(questions, answers).flatMap((question) => problemsOf(question, answers[question.id]));
