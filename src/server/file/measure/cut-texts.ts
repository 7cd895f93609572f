/** A run of text as pdf.js tells it: where it begins, which way it goes, how far. */
export interface TextRun {
  /** a, b, c, d, e, f of PDF. */
  transform: readonly number[];
  width: number;
}

/** Points: letters have room around them, and cutting is not exact. */
const tolerance = 3;

type Box = readonly number[];

const isInside = ([x, y]: readonly [number, number], [left = 0, bottom = 0, right = 0, top = 0]: Box, by: number) =>
  x >= left - by && x <= right + by && y >= bottom - by && y <= top + by;

/**
 * How many runs of text begin or end on the page and go over its edge: too long for the panel. What lies beside the page
 * altogether is the notes of whoever drew it.
 * @param page left, bottom, right and top
 */
export const cutTexts = (runs: readonly TextRun[], page: Box): number =>
  runs.filter(({ transform: [a = 1, b = 0, , , e = 0, f = 0], width }) => {
    const length = Math.hypot(a, b) || 1;
    const first = [e, f] as const;
    const last = [e + (a / length) * width, f + (b / length) * width] as const;
    const ends = [isInside(first, page, tolerance), isInside(last, page, tolerance)];
    return ends[0] !== ends[1];
  }).length;
