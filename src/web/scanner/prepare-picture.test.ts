import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharpenPicture } from './prepare-picture.ts';

const size = fc.integer({ min: 1, max: 24 });
const pictures = fc
  .tuple(size, size)
  .chain(([width, height]) =>
    fc
      .uint8ClampedArray({ minLength: width * height, maxLength: width * height })
      .map((light) => ({ width, height, light })),
  );

test('each pixel moves away from the mean around it, between black and white; the edge goes on outside', () => {
  fc.assert(
    fc.property(
      pictures,
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 6 }),
      (picture, reach, strength) => {
        const { width, height, light } = picture;
        const at = (x: number, y: number) =>
          light[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
        const sharp = sharpenPicture(picture, reach, strength);
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            let sum = 0;
            for (let dy = -reach; dy <= reach; dy++) for (let dx = -reach; dx <= reach; dx++) sum += at(x + dx, y + dy);
            const moved = at(x, y) + strength * (at(x, y) - sum / (2 * reach + 1) ** 2);
            // Cut to whole numbers, and the share of the mean is rounded to a part of 65,536.
            const difference = (sharp.light[y * width + x] ?? 0) - Math.min(255, Math.max(0, moved));
            expect(Math.abs(difference)).toBeLessThan(1.6);
          }
        }
      },
    ),
  );
});
