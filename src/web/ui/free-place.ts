export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const gap = 8;

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;

/**
 * Where something fits that covers nothing of what is taken: as low as it can be, in the middle before the right and the
 * left side. Down in the middle where there is no such place in the lower two thirds.
 * @param within of the window, all in CSS pixels
 */
export function freePlace({ width, height }: Size, within: Box, taken: readonly Box[]): { left: number; top: number } {
  const middle = (within.left + within.right - width) / 2;
  const sides = [...new Set([middle, within.right - width, within.left])];
  const highest = within.top + (within.bottom - within.top) / 3;
  const bottoms = [within.bottom, ...taken.map(({ top }) => top - gap)]
    .filter((bottom) => bottom <= within.bottom && bottom - height >= highest)
    .toSorted((a, b) => b - a);
  for (const bottom of bottoms) {
    const top = bottom - height;
    const left = sides.find((x) => {
      const own = { left: x, top, right: x + width, bottom };
      return !taken.some((one) => meet(own, one));
    });
    if (left !== undefined) return { left, top };
  }
  return { left: middle, top: within.bottom - height };
}
