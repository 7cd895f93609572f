import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');

it('every icon has its picture, and every picture its name', () => {
  const pictures = [...read('icons.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  const names = [...read('icon.tsx').matchAll(/^ {2}\| '([^']+)'/gm)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(pictures));
});
