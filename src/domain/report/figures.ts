import type { ActivityCategory } from '#domain/activity/category.ts';

/** What is counted of an event once it is over; what each number counts is said by the feature that counts it. */
export const reportFigures = [
  'registered',
  'visitors',
  'came',
  'cameToDinner',
  'cameToHotel',
  'matched',
  'docked',
  'met',
  'applied',
  'answered',
] as const;
export type ReportFigure = (typeof reportFigures)[number];

/** Not every activity has a dinner and a hotel: where nobody came to one, nothing is said of it. */
const rare: ReadonlySet<ReportFigure> = new Set(['cameToDinner', 'cameToHotel']);

const atDoor = ['came', 'cameToDinner', 'cameToHotel'] as const satisfies readonly ReportFigure[];

/** What can be counted of an activity, in the order in which it is read. */
export const figuresOf = {
  STWEEK: ['registered', ...atDoor, 'answered'],
  PCLOSE: ['registered', ...atDoor, 'answered'],
  ROADSHOW: ['registered', ...atDoor, 'matched', 'met', 'answered'],
  DOCKING: ['registered', ...atDoor, 'docked', 'met', 'answered'],
  RECRUIT: ['registered', ...atDoor, 'applied', 'answered'],
  PUBLIC: ['registered', 'visitors', ...atDoor, 'answered'],
} as const satisfies Record<ActivityCategory, readonly ReportFigure[]>;

export interface FigureCount {
  figure: ReportFigure;
  count: number;
}

/** How many of a figure there are in what is counted; 0 where it is not said. */
export const countIn = ({ figures }: { figures: readonly FigureCount[] }, figure: ReportFigure): number =>
  figures.find((one) => one.figure === figure)?.count ?? 0;

/** Who registered by themselves, for a public event, belongs to no unit. */
export const isOfUnits = ({ figure }: { figure: ReportFigure }): boolean => figure !== 'visitors';

export interface ComparedFigure extends FigureCount {
  /** The same a year before; null where there is nothing to compare with. */
  before: number | null;
}

const isCounted = (figure: ReportFigure, category: ActivityCategory): boolean =>
  figuresOf[category].some((one) => one === figure);

/** The activities whose numbers a sum is of: all, or those of a category. */
export const partsOf = <Part extends { category: ActivityCategory }>(
  activities: readonly Part[],
  figure: ReportFigure,
  category?: ActivityCategory,
): Part[] => activities.filter((one) => isCounted(figure, one.category) && (!category || one.category === category));

/** What is shown of an activity, where some of it is 0 and not said. */
export const figuresShown = (
  category: ActivityCategory,
  countOf: (figure: ReportFigure) => number,
  before: (figure: ReportFigure) => number | null = () => null,
): ComparedFigure[] =>
  figuresOf[category]
    .map((figure) => ({ figure, count: countOf(figure), before: before(figure) }))
    .filter(({ figure, count, before: earlier }) => !rare.has(figure) || count > 0 || (earlier ?? 0) > 0);

/** The sum of several categories; each figure once, where one of them has it. */
export function figuresInAll(
  categories: readonly { category: ActivityCategory; figures: readonly ComparedFigure[] }[],
): ComparedFigure[] {
  return reportFigures.flatMap((figure) => {
    const those = categories
      .filter(({ category }) => isCounted(figure, category))
      .flatMap(({ figures }) => figures.filter((one) => one.figure === figure));
    if (those.length === 0) return [];
    const before = those.flatMap((one) => (one.before === null ? [] : [one.before]));
    const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
    return [{ figure, count: sum(those.map(({ count }) => count)), before: before.length > 0 ? sum(before) : null }];
  });
}
