import { takeEveryLook } from './decoder.ts';
import type { Looks } from './looks.ts';
import { halvePicture, movedCorners } from './picture.ts';
import type { Picture, Reading } from './picture.ts';
import { doublePicture } from './prepare-picture.ts';
import type { PictureReader } from './take-look.ts';

/** Most codes are read at once in a picture about this wide or high, in pixels; hard ones are worth a larger one. */
const quickSide = 800;
const thoroughSide = 1400;
const smallestSide = 160;
const largestSide = 4200;

const sideOf = ({ width, height }: Picture) => Math.max(width, height);

interface Size {
  side: number;
  make: () => Picture;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** The same picture in several sizes, each made when it is first asked for. */
function sizesOf(picture: Picture): Size[] {
  const sizes: Size[] = [{ side: sideOf(picture), make: () => picture }];
  for (let side = sideOf(picture) / 2, larger = () => picture; side >= smallestSide; side /= 2) {
    const make = once(
      (
        (from) => () =>
          halvePicture(from())
      )(larger),
    );
    sizes.push({ side, make });
    larger = make;
  }
  return sizes.filter(({ side }) => side <= largestSide);
}

function nearestFirst(sizes: readonly Size[], wanted: number): Size[] {
  const away = ({ side }: Size) => Math.abs(Math.log2(side / wanted));
  return sizes.toSorted((a, b) => away(a) - away(b));
}

/**
 * Reads a picture that does not move and so is worth every look at every size: one from the gallery, or a screenshot.
 */
export function createStillReader(read: PictureReader, looks: Looks): (picture: Picture) => Promise<Reading[]> {
  const quick: Looks = { ...looks, often: looks.often.slice(0, 1), seldom: [], located: [] };

  async function tryAll(looksToTake: Looks, sizes: readonly Size[], width: number): Promise<Reading[]> {
    for (const { make } of sizes) {
      const size = make();
      const readings = await takeEveryLook(read, looksToTake, size);
      const scale = width / size.width;
      if (readings.length > 0) {
        return readings.map(({ text, corners }) => ({ text, corners: movedCorners(corners, scale, 0, 0) }));
      }
    }
    return [];
  }

  return async (picture) => {
    const sizes = sizesOf(picture);
    const found = await tryAll(quick, nearestFirst(sizes, quickSide), picture.width);
    if (found.length > 0) return found;
    const side = sideOf(picture) * 2;
    const doubled = side <= thoroughSide ? [{ side, make: () => doublePicture(picture) }] : [];
    return tryAll(looks, nearestFirst([...sizes, ...doubled], thoroughSide), picture.width);
  };
}
