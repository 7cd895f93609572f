import type { Picture } from './picture.ts';

const columns = 16;
const rows = 9;
/** Pixels looked at in each box of the grid, by column and by row: enough that noise evens out. */
const samples = 8;
/** How much brighter or darker a box must be than in the frame before. */
const enough = 6;

/** Tells whether something moves before the camera, from a few thousand pixels of each frame. */
export function createViewWatch(): { hasChanged(frame: Picture): boolean } {
  let before: Uint16Array | null = null;
  return {
    hasChanged(frame) {
      const now = boxesOf(frame);
      const last = before;
      before = now;
      return last !== null && now.some((sum, box) => Math.abs(sum - (last[box] ?? 0)) > enough * samples * samples);
    },
  };
}

/** The brightness of each box, summed up over its samples. */
function boxesOf({ width, height, light }: Picture): Uint16Array {
  const boxes = new Uint16Array(columns * rows);
  for (let y = 0; y < rows * samples; y++) {
    const row = Math.floor(((y + 0.5) * height) / (rows * samples)) * width;
    const first = Math.floor(y / samples) * columns;
    for (let x = 0; x < columns * samples; x++) {
      const at = first + Math.floor(x / samples);
      boxes[at] = (boxes[at] ?? 0) + (light[row + Math.floor(((x + 0.5) * width) / (columns * samples))] ?? 0);
    }
  }
  return boxes;
}
