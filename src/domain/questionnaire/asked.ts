import type { Answer, Answers, Condition, Question } from './question.ts';

/** The words by which an answer is compared with a condition. */
const chosen = (answer: Answer | undefined): string[] => {
  if (Array.isArray(answer)) return answer.filter((one) => typeof one === 'string');
  return typeof answer === 'string' || typeof answer === 'number' ? [String(answer)] : [];
};

/** On which questions another may depend. */
export const mayDecide = ({ type }: Question): boolean => type === 'ONE' || type === 'MANY' || type === 'SCALE';

const holds = ({ question, is }: Condition, asked: ReadonlySet<string>, answers: Answers): boolean =>
  asked.has(question) && chosen(answers[question]).some((one) => is.includes(one));

/** The questions that somebody is asked who has answered so far like this; one that depends on a hidden one is hidden. */
export function askedOf(questions: readonly Question[], answers: Answers): Question[] {
  const asked = new Set<string>();
  return questions.filter((question) => {
    if (question.only && !holds(question.only, asked, answers)) return false;
    asked.add(question.id);
    return true;
  });
}

/** Without what was answered to questions that are not asked any more. */
export function answersAsked(questions: readonly Question[], answers: Answers): Answers {
  return Object.fromEntries(
    askedOf(questions, answers).flatMap(({ id }) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
}
