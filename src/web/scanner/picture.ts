/**
 * A grey picture: brightness 0 (black) to 255 (white), row by row. It needs no DOM, so that a worker and Node read
 * alike.
 */
export interface Picture {
  width: number;
  height: number;
  light: Uint8ClampedArray;
}

export interface Point {
  x: number;
  y: number;
}

/** One code seen in a picture: its text, and its four corners in pixels of that picture, clockwise. */
export interface Reading {
  text: string;
  corners: readonly Point[];
}

/**
 * What a reader saw in a picture: the codes it read, and the corners of what looks like a code but could not be read.
 */
export interface Seen {
  readings: Reading[];
  located: (readonly Point[])[];
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** @param rgba four bytes a pixel, as a canvas hands them out */
export function greyPicture(rgba: Uint8ClampedArray, width: number, height: number): Picture {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const light = new Uint8ClampedArray(width * height);
  for (let i = 0; i < light.length; i++) {
    const pixel = pixels[i] ?? 0;
    light[i] = ((pixel & 255) * 77 + ((pixel >> 8) & 255) * 150 + ((pixel >> 16) & 255) * 29 + 128) >> 8;
  }
  return { width, height, light };
}

export function cropPicture(picture: Picture, area: Area): Picture {
  const light = new Uint8ClampedArray(area.width * area.height);
  for (let y = 0; y < area.height; y++) {
    const from = (area.y + y) * picture.width + area.x;
    light.set(picture.light.subarray(from, from + area.width), y * area.width);
  }
  return { width: area.width, height: area.height, light };
}

/** Half as wide and high, each pixel the mean of four: noise and clutter go, modules of four pixels and more stay. */
export function halvePicture(picture: Picture): Picture {
  const width = picture.width >> 1;
  const height = picture.height >> 1;
  const light = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    let above = 2 * y * picture.width;
    let below = above + picture.width;
    for (let i = y * width; i < (y + 1) * width; i++, above += 2, below += 2) {
      const sum =
        (picture.light[above] ?? 0) +
        (picture.light[above + 1] ?? 0) +
        (picture.light[below] ?? 0) +
        (picture.light[below + 1] ?? 0);
      light[i] = (sum + 2) >> 2;
    }
  }
  return { width, height, light };
}

/** The largest square around the middle, at most `side` pixels. */
export function centralSquare(width: number, height: number, side: number): Area {
  const size = Math.min(width, height, side);
  return { x: (width - size) >> 1, y: (height - size) >> 1, width: size, height: size };
}

/** Corners in a part of a picture as corners in the whole. @param scale pixels of the whole per pixel of the part */
export const movedCorners = (corners: readonly Point[], scale: number, x: number, y: number): Point[] =>
  corners.map((corner) => ({ x: corner.x * scale + x, y: corner.y * scale + y }));

function distanceToMiddle(reading: Reading, width: number, height: number): number {
  const x = reading.corners.reduce((sum, corner) => sum + corner.x, 0) / Math.max(1, reading.corners.length);
  const y = reading.corners.reduce((sum, corner) => sum + corner.y, 0) / Math.max(1, reading.corners.length);
  return Math.hypot(x - width / 2, y - height / 2);
}

/** With two codes in view, the one that is held to the middle is meant. */
export const nearestToMiddle = (readings: readonly Reading[], width: number, height: number): Reading | undefined =>
  readings.toSorted((a, b) => distanceToMiddle(a, width, height) - distanceToMiddle(b, width, height))[0];
