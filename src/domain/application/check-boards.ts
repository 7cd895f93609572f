import type { FieldError } from '#domain/errors.ts';
import type { Board } from './application.ts';
import type { ApplicationFacts } from './facts.ts';
import { type FieldRules, problemsIn } from './field-rules.ts';

/** The most that one save adds to a group of cards, as boards (D1 §5, G26). */
export const newAtOnce = 5;

export const emptyBoard = (id: string): Board => ({
  id,
  exhibitContentTc: '',
  descriptionTc: '',
  printTitleTc: '',
  printTitleEn: '',
  printTextTc: '',
  printTextEn: '',
});

export const boardLimits = {
  exhibitContentTc: 1000,
  descriptionTc: 300,
  printTitleEn: 60,
  printTextTc: 300,
  printTextEn: 700,
} as const;

/** What is printed on a booth as it is written here, in the order in which it is read. */
export const printedFields = ['printTitleTc', 'printTitleEn', 'printTextTc', 'printTextEn'] as const;
export type PrintedField = (typeof printedFields)[number];

export const isPrinted = (field: string): field is PrintedField => printedFields.some((one) => one === field);

/** What a contractor returns, and an exhibitor corrects, text by text. */
export const correctedFields = ['exhibitContentTc', 'descriptionTc', ...printedFields] as const;
export type CorrectedField = (typeof correctedFields)[number];

/** The title printed in Chinese; of categories with a short one it is the fascia name (G23). */
export const printTitleLimit = (shortTitle: boolean): number => (shortTitle ? 13 : 70);

export const boardTextLimit = (field: CorrectedField, shortTitle: boolean): number =>
  field === 'printTitleTc' ? printTitleLimit(shortTitle) : boardLimits[field];

type BoardTexts = Omit<Board, 'id'>;

/** Rows 129 and 130. */
const boardRules = (shortTitle: boolean): FieldRules<BoardTexts, null> => ({
  exhibitContentTc: { required: true, limit: boardLimits.exhibitContentTc },
  descriptionTc: { limit: boardLimits.descriptionTc },
  printTitleTc: { limit: printTitleLimit(shortTitle) },
  printTitleEn: { limit: boardLimits.printTitleEn },
  printTextTc: { limit: boardLimits.printTextTc },
  printTextEn: { limit: boardLimits.printTextEn },
});

/** Each board by its place, and that there are as many as booths (G24). */
export function boardProblems(
  boards: readonly Board[],
  boothsCount: number,
  { category }: Pick<ApplicationFacts, 'category'>,
): FieldError[] {
  const rules = boardRules(category?.shortTitle ?? false);
  const ofEach = boards.flatMap((board, at) => problemsIn(rules, board, null, `exhibitionBoards.${at}.`));
  if (boards.length === boothsCount) return ofEach;
  const problem = boards.length < boothsCount ? 'tooFew' : 'tooMany';
  return [{ path: 'exhibitionBoards', problem, params: { limit: boothsCount } }, ...ofEach];
}
