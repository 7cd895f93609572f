import type { ProjectCount } from './project-form.ts';

/** How large a board is printed. */
export interface BoardSize {
  widthMm: number;
  heightMm: number;
}

/** Where the fund has not said it. */
export const usualBoard = { widthMm: 1000, heightMm: 2400 } as const satisfies BoardSize;
/** What can be printed and stood up in a hall, in millimetres. */
export const boardSides = { least: 300, most: 6000 } as const;

/** What stands on a board, from the top. */
export const boardParts = [
  'head',
  'titleTc',
  'titleEn',
  'who',
  'introductionTc',
  'introductionEn',
  'pictures',
  'resultTc',
  'resultEn',
  'results',
  'counts',
  'contact',
] as const;
export type BoardPart = (typeof boardParts)[number];

/** Where a part is printed and in which size of letters, in millimetres. */
export interface BoardBox {
  part: BoardPart;
  top: number;
  left: number;
  width: number;
  height: number;
  letters: number;
}

/** Of a board as it usually is: how high each part stands, and its letters. A board of another size is scaled. */
const usualParts: Readonly<Record<BoardPart, { height: number; letters: number }>> = {
  head: { height: 80, letters: 20 },
  titleTc: { height: 150, letters: 56 },
  titleEn: { height: 120, letters: 34 },
  who: { height: 180, letters: 18 },
  introductionTc: { height: 230, letters: 14 },
  introductionEn: { height: 260, letters: 14 },
  pictures: { height: 380, letters: 12 },
  resultTc: { height: 230, letters: 14 },
  resultEn: { height: 260, letters: 14 },
  results: { height: 310, letters: 12 },
  counts: { height: 120, letters: 14 },
  contact: { height: 80, letters: 12 },
};
const usualMargin = 40;

/**
 * The places of a board as it will be printed. Letters keep their size where the board is wider or narrower in
 * proportion, so that what fits on one may not fit on another.
 */
export function boardBoxes({ widthMm, heightMm }: BoardSize): BoardBox[] {
  const down = heightMm / usualBoard.heightMm;
  const across = widthMm / usualBoard.widthMm;
  const size = Math.min(down, across);
  const left = usualMargin * across;
  let top = 0;
  return boardParts.map((part) => {
    const { height, letters } = usualParts[part];
    const box = { part, top, left, width: widthMm - 2 * left, height: height * down, letters: letters * size };
    top += box.height;
    return box;
  });
}

/** A mark on the scale beside a board every so many millimetres. */
export const scaleStep = (lengthMm: number): number => (lengthMm > 1500 ? 500 : lengthMm > 600 ? 250 : 100);

/** What is counted, as it is printed: Chinese and English beside each other. */
export const printedCounts: Readonly<Record<ProjectCount, readonly [tc: string, en: string]>> = {
  meetingPapers: ['會議論文', 'Conference papers'],
  journalPapers: ['期刊論文', 'Journal papers'],
  monographs: ['專著', 'Monographs'],
  patents: ['專利', 'Patents'],
  prizes: ['獎項', 'Prizes'],
  talents: ['培養人才', 'People trained'],
  exchanges: ['學術交流', 'Academic exchanges'],
  samples: ['樣品', 'Samples'],
  finishedGoods: ['成品', 'Finished goods'],
  products: ['產品', 'Products'],
};
