import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { someCredential } from '#tests/support/qr-frames.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import { DrawnCode, sharpWidth } from './draw-code.tsx';
import { readPlainly } from './plain-reader.ts';

test('a credential is drawn as version 2 with four modules of quiet, black on white, and reads back', () => {
  const text = someCredential(seededNumbers(3));
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(<DrawnCode text={text} label="Code of Ana" lines={[text]} />);
  expect(place.querySelector('svg')?.getAttribute('viewBox')).toMatch(/^0 0 33 /);
  expect(place.querySelector('title')?.textContent).toBe('Code of Ana');
  expect(place.querySelector('text')?.textContent).toBe(text);

  const pixels = 6;
  const light = new Uint8ClampedArray((33 * pixels) ** 2).fill(255);
  const runs =
    place
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? [];
  for (const [, x, y, width] of runs) {
    for (let row = Number(y) * pixels; row < (Number(y) + 1) * pixels; row++) {
      const from = row * 33 * pixels + Number(x) * pixels;
      light.fill(0, from, from + Number(width) * pixels);
    }
  }
  expect(readPlainly({ width: 33 * pixels, height: 33 * pixels, light }).readings).toMatchObject([{ text }]);
});

test.each([1, 1.5, 2, 2.625, 3])('at %s device pixels per CSS pixel each module is a whole number of them', (ratio) => {
  const width = sharpWidth(33, 180, ratio);
  expect(width).toBeGreaterThanOrEqual(180);
  expect((width * ratio) / 33).toBeCloseTo(Math.round((width * ratio) / 33), 9);
});
