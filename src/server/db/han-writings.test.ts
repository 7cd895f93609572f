import { expect, test } from 'vitest';
import { hanWritings } from './han-writings.ts';

const sorted = (text: string): string => [...text].toSorted().join('');

test('a character is looked for in both writings, whichever was typed', () => {
  for (const group of [
    '刘劉',
    '环環',
    '黃黄',
    '发發髮',
    '后後',
    '台枱檯臺颱',
    '峯峰',
    '綫線线',
    '裏裡里',
    '云雲',
    '卫衛衞',
  ]) {
    for (const character of group) expect(sorted(hanWritings(character))).toBe(sorted(group));
  }
});

test('what is written in one way only is looked for as it is', () => {
  for (const character of ['嘉', '大', 'a', '3', 'á', '𠮷']) expect(hanWritings(character)).toBe(character);
});
