import type { Area, Picture, Point } from './picture.ts';

const clampTo = (limit: number, value: number): number => Math.min(limit, Math.max(0, value));

/**
 * Local contrast raised: each pixel moves away from the mean of the square around it. Brings back what a lens out of
 * focus, a moving hand or a dim hall took.
 * @param reach pixels from the middle of that square to its edge
 */
export function sharpenPicture(picture: Picture, reach: number, strength: number): Picture {
  const { width, height, light } = picture;
  const rowAt = (y: number) => clampTo(height - 1, y) * width;
  // What each column sums up to around the present row, and at both ends as much of its edge as a square reaches out.
  const columns = new Int32Array(width + 2 * reach);
  for (let y = -reach; y <= reach; y++) {
    for (let x = 0, at = rowAt(y); x < width; x++, at++)
      columns[reach + x] = (columns[reach + x] ?? 0) + (light[at] ?? 0);
  }
  // Whole numbers, in parts of 65,536: twice as fast as fractions.
  const own = (1 + strength) << 16;
  const share = Math.round((strength << 16) / (2 * reach + 1) ** 2);
  const sharp = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    columns.fill(columns[reach] ?? 0, 0, reach);
    columns.fill(columns[reach + width - 1] ?? 0, reach + width);
    let sum = 0;
    for (let x = 0; x < 2 * reach; x++) sum += columns[x] ?? 0;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      sum += columns[x + 2 * reach] ?? 0;
      const value = ((light[at] ?? 0) * own - sum * share) >> 16;
      // Below 0 all bits are cleared, beyond 255 all are set. Asking would cost four times as much: which of them it will
      // be, no processor can foresee.
      sharp[at] = ((value & ~(value >> 31)) | ((255 - value) >> 31)) & 255;
      sum -= columns[x] ?? 0;
    }
    for (let x = reach, enters = rowAt(y + reach + 1), leaves = rowAt(y - reach); x < reach + width; x++) {
      columns[x] = (columns[x] ?? 0) + (light[enters++] ?? 0) - (light[leaves++] ?? 0);
    }
  }
  return { width, height, light: sharp };
}

/**
 * Twice as wide and high, brightness in between by how near each of the four neighbours is: for modules of two pixels.
 */
export function doublePicture(picture: Picture): Picture {
  const { width, height, light } = picture;
  const double = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (const [offset, other] of [
      [0, Math.max(0, y - 1) * width],
      [1, Math.min(height - 1, y + 1) * width],
    ] as const) {
      let to = (2 * y + offset) * 2 * width;
      let before = 3 * (light[row] ?? 0) + (light[other] ?? 0);
      let here = before;
      for (let x = 0; x < width; x++) {
        const next = Math.min(width - 1, x + 1);
        const after = 3 * (light[row + next] ?? 0) + (light[other + next] ?? 0);
        double[to++] = (3 * here + before + 8) >> 4;
        double[to++] = (3 * here + after + 8) >> 4;
        before = here;
        here = after;
      }
    }
  }
  return { width: 2 * width, height: 2 * height, light: double };
}

/** The box around some corners, widened by a share of its size, within the picture. */
export function areaAround(corners: readonly Point[], picture: Picture, more: number): Area {
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const extra = Math.max(right - left, bottom - top) * more;
  const x = Math.floor(clampTo(picture.width - 1, left - extra));
  const y = Math.floor(clampTo(picture.height - 1, top - extra));
  return {
    x,
    y,
    width: Math.ceil(clampTo(picture.width - x, right + extra - x)),
    height: Math.ceil(clampTo(picture.height - y, bottom + extra - y)),
  };
}
