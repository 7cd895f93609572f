import type { Question } from '#domain/questionnaire/question.ts';

const perPart = 4;
const isLarge = ({ type }: Question): boolean => type === 'CONTACTS' || type === 'GRID';

/** What stands on one screen of a phone: a few questions, or a large one alone. The same whatever is answered. */
export function partsOf(questions: readonly Question[]): Question[][] {
  const parts: Question[][] = [];
  for (const question of questions) {
    const last = parts.at(-1);
    const fits = last && last.length < perPart && !isLarge(question) && !last.some(isLarge);
    if (fits) last.push(question);
    else parts.push([question]);
  }
  return parts;
}
