import type { Area, Picture, Point } from './picture.ts';

const clampTo = (limit: number, value: number): number => Math.min(limit, Math.max(0, value));

/**
 * Local contrast raised: each pixel moves away from the mean of the square around it. Brings back what a lens out of
 * focus, a moving hand or a dim hall took.
 * @param reach pixels from the middle of that square to its edge
 */
export function sharpenPicture(picture: Picture, reach: number, strength: number): Picture {
  const { width, height, light } = picture;
  const sums = sumsOfRows(picture, reach);
  const columns = new Int32Array(width);
  for (let y = -reach; y <= reach; y++) {
    const row = clampTo(height - 1, y) * width;
    for (let x = 0; x < width; x++) columns[x] = (columns[x] ?? 0) + (sums[row + x] ?? 0);
  }
  // Whole numbers, in parts of 65,536: twice as fast as fractions.
  const own = (1 + strength) << 16;
  const share = Math.round((strength << 16) / (2 * reach + 1) ** 2);
  const sharp = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const entering = Math.min(height - 1, y + reach + 1) * width;
    const leaving = Math.max(0, y - reach) * width;
    for (let x = 0; x < width; x++) {
      const sum = columns[x] ?? 0;
      sharp[row + x] = ((light[row + x] ?? 0) * own - sum * share) >> 16;
      columns[x] = sum + (sums[entering + x] ?? 0) - (sums[leaving + x] ?? 0);
    }
  }
  return { width, height, light: sharp };
}

/** Memory for sums, kept from one picture to the next. */
let room = new Uint16Array(0);

/** For each pixel the sum of those in its row that are no farther than `reach`; the edge goes on outside. */
function sumsOfRows({ width, height, light }: Picture, reach: number): Uint16Array {
  if (room.length < width * height) room = new Uint16Array(width * height);
  const sums = room;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -reach; x <= reach; x++) sum += light[row + clampTo(width - 1, x)] ?? 0;
    for (let x = 0; x < width; x++) {
      sums[row + x] = sum;
      sum += (light[row + Math.min(width - 1, x + reach + 1)] ?? 0) - (light[row + Math.max(0, x - reach)] ?? 0);
    }
  }
  return sums;
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
