import { createDecoder } from './decoder.ts';
import type { PictureReader } from './decoder.ts';
import type { Looks } from './looks.ts';
import { halvePicture, movedCorners } from './picture.ts';
import type { Picture, Reading } from './picture.ts';
import { doublePicture } from './prepare-picture.ts';

/** A code is found best in a picture about this wide or high; larger ones are tried at this size first. */
const goodSide = 1400;
const smallestSide = 160;
const largestSide = 4200;

const sideOf = ({ width, height }: Picture) => Math.max(width, height);

/** The same picture in several sizes, the most promising first. */
function sizesOf(picture: Picture): Picture[] {
  const sizes = [picture];
  for (let size = picture; sideOf(size) / 2 >= smallestSide;) sizes.push((size = halvePicture(size)));
  if (sideOf(picture) * 2 <= goodSide) sizes.push(doublePicture(picture));
  const away = (size: Picture) => Math.abs(Math.log2(sideOf(size) / goodSide));
  return sizes.filter((size) => sideOf(size) <= largestSide).sort((a, b) => away(a) - away(b));
}

/** Reads a picture that does not move and so is worth every look at every size: one from the gallery, or a screenshot. */
export function createStillReader(read: PictureReader, looks: Looks): (picture: Picture) => Promise<Reading[]> {
  const allLooks = { ...looks, others: looks.others.map((look) => ({ ...look, afterMs: 0 })) };
  return async (picture) => {
    for (const size of sizesOf(picture)) {
      // The clock stands still: there is no next frame to make room for.
      const readings = await createDecoder(read, allLooks, () => 0).decode(size);
      const scale = picture.width / size.width;
      if (readings.length > 0) {
        return readings.map(({ text, corners }) => ({ text, corners: movedCorners(corners, scale, 0, 0) }));
      }
    }
    return [];
  };
}
