import { describe, expect, it } from 'vitest';
import { boardBoxes, boardParts, scaleStep, usualBoard } from './board.ts';

describe('the places of a board', () => {
  it('fill it from top to bottom, none over another, and none beyond its sides', () => {
    for (const size of [usualBoard, { widthMm: 900, heightMm: 1800 }, { widthMm: 3000, heightMm: 1000 }]) {
      const boxes = boardBoxes(size);
      expect(boxes.map(({ part }) => part)).toEqual([...boardParts]);
      let end = 0;
      for (const { top, height, left, width } of boxes) {
        expect(top).toBeCloseTo(end);
        expect(left + width).toBeLessThan(size.widthMm);
        end = top + height;
      }
      expect(end).toBeCloseTo(size.heightMm);
    }
  });

  it('have smaller letters on a smaller board, and never larger ones only because it is wide', () => {
    const lettersOf = (size: { widthMm: number; heightMm: number }) => boardBoxes(size)[1]?.letters ?? 0;
    expect(lettersOf({ widthMm: 500, heightMm: 1200 })).toBeCloseTo(lettersOf(usualBoard) / 2);
    expect(lettersOf({ widthMm: 3000, heightMm: 2400 })).toBe(lettersOf(usualBoard));
  });

  it('stand beside a scale with a few marks', () => {
    expect([500, 1000, 2400].map(scaleStep)).toEqual([100, 250, 500]);
  });
});
