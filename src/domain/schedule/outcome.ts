/** What came of a meeting, as each side says by itself. */
export const outcomes = ['AGREED', 'GOING_ON', 'NOTHING', 'NOT_HELD'] as const;
export type Outcome = (typeof outcomes)[number];

/** Whether two sides say the same of whether it took place and what came of it; null as long as one has not spoken. */
export const sidesAgree = (a: Outcome | null, b: Outcome | null): boolean | null => (a && b ? a === b : null);
