import type { Answer, Answers, Contact, Question } from './question.ts';
import { plainAnswer } from './plain-answer.ts';
import { isBlank } from './check-answers.ts';

export interface Tally {
  id: string;
  count: number;
}

/** How a question was answered, in numbers; texts are read one by one. */
export interface QuestionTally {
  answered: number;
  tallies: Tally[];
  rows: { id: string; tallies: Tally[] }[];
  mean: number | null;
  least: number | null;
  most: number | null;
}

const tallied = (ids: readonly string[], said: readonly string[]): Tally[] => {
  const counts = new Map<string, number>();
  for (const one of said) counts.set(one, (counts.get(one) ?? 0) + 1);
  return ids.map((id) => ({ id, count: counts.get(id) ?? 0 }));
};

const idsOf = (options: Question['options']): string[] => options.map(({ id }) => id);

const scaleOf = ({ least, most }: Question): string[] =>
  Array.from({ length: (most ?? 0) - (least ?? 0) + 1 }, (_, place) => String((least ?? 0) + place));

/** What is counted of one answer, in words. */
function saidIn({ type }: Question, answer: Answer): string[] {
  if (type === 'CONTACTS') return (answer as Contact[]).map(({ inTouch }) => (inTouch ? 'yes' : 'no'));
  if (type === 'MANY') return answer as string[];
  return [plainAnswer(answer)];
}

const countedIds: Partial<Record<Question['type'], (question: Question) => string[]>> = {
  ONE: ({ options }) => idsOf(options),
  MANY: ({ options }) => idsOf(options),
  SCALE: scaleOf,
  CONTACTS: () => ['yes', 'no'],
};

export function tallyOf(question: Question, all: readonly Answers[]): QuestionTally {
  const said = all.flatMap((answers) => {
    const answer = answers[question.id];
    return answer === undefined || isBlank(answer) ? [] : [answer];
  });
  const ids = countedIds[question.type]?.(question) ?? [];
  const numbers = said.filter((answer) => typeof answer === 'number');
  const choices = question.type === 'GRID' ? (said as Record<string, string>[]) : [];
  return {
    answered: said.length,
    tallies:
      ids.length === 0
        ? []
        : tallied(
            ids,
            said.flatMap((answer) => saidIn(question, answer)),
          ),
    rows: question.rows.map(({ id }) => ({
      id,
      tallies: tallied(
        idsOf(question.options),
        choices.flatMap((answer) => answer[id] ?? []),
      ),
    })),
    mean: numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length,
    least: numbers.length === 0 ? null : Math.min(...numbers),
    most: numbers.length === 0 ? null : Math.max(...numbers),
  };
}
