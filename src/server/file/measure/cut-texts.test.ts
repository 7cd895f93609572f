import { expect, test } from 'vitest';
import { cutTexts, type TextRun } from './cut-texts.ts';

const page = [0, 0, 200, 100];
const at = (x: number, y: number, width: number, [a, b] = [12, 0]): TextRun => ({
  transform: [a ?? 12, b ?? 0, 0, 12, x, y],
  width,
});

test.each<[string, TextRun, number]>([
  ['inside', at(20, 50, 150), 0],
  ['up to the edge', at(20, 50, 182), 0],
  ['over the right edge', at(20, 50, 190), 1],
  ['from beyond the left edge', at(-30, 50, 100), 1],
  ['upwards and over the top', at(20, 50, 80, [0, 12]), 1],
  ['upwards and inside', at(20, 10, 80, [0, 12]), 0],
  ['a note beside the page', at(220, 50, 100), 0],
])('a text %s', (_name, run, count) => {
  expect(cutTexts([run], page)).toBe(count);
});
