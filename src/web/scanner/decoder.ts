import { allowedPerFrame, mostSaved, seldomEvery, turnEvery } from './looks.ts';
import type { Look, Looks } from './looks.ts';
import type { Picture, Reading } from './picture.ts';
import { takeLook } from './take-look.ts';
import type { PictureReader } from './take-look.ts';
import { createViewWatch } from './view-watch.ts';

export interface Decoder {
  /** Every code read in this frame, corners in its pixels; empty where there is none or none can be read yet. */
  decode(frame: Picture): Promise<Reading[]>;
}

/** The same place is not worth more than a few looks, however often it is found. */
const placesPerFrame = 2;

/** Takes looks at one frame until one reads, each followed by those at the places where it saw something like a code. */
async function lookUntilRead(
  read: PictureReader,
  frame: Picture,
  located: readonly Look[],
  wanted: Iterable<Look>,
): Promise<Reading[]> {
  let places = placesPerFrame;
  for (const look of wanted) {
    const seen = await takeLook(read, look, frame, []);
    if (seen.readings.length > 0) return seen.readings;
    for (const corners of seen.located.slice(0, places)) {
      places--;
      for (const closer of located) {
        const { readings } = await takeLook(read, closer, frame, corners);
        if (readings.length > 0) return readings;
      }
    }
  }
  return [];
}

/** Every look there is, for a picture that does not move. */
export function takeEveryLook(read: PictureReader, looks: Looks, picture: Picture): Promise<Reading[]> {
  // Some stand at two places of the table.
  const all = new Set([looks.first, ...looks.often, ...looks.seldom, ...looks.moving]);
  return lookUntilRead(read, picture, looks.located, all);
}

/**
 * For the frames of a camera: it keeps its place in the table of looks from frame to frame. It needs no DOM.
 * @param clock milliseconds
 */
export function createDecoder(read: PictureReader, looks: Looks, clock: () => number): Decoder {
  let [frames, turn, often, seldom] = [0, 0, 0, 0];
  /** What the first look takes on this device, and what other frames left over, in milliseconds. */
  let firstMs = 0;
  let savedMs = 0;
  const view = createViewWatch();

  function nextTurn(): Look | undefined {
    const isSeldom = ++turn % seldomEvery === 0;
    return isSeldom ? looks.seldom[seldom++ % looks.seldom.length] : looks.often[often++ % looks.often.length];
  }

  function* timed(planned: readonly Look[]): Iterable<Look> {
    for (const look of planned) {
      const began = clock();
      yield look;
      if (look === looks.first) firstMs += (clock() - began - firstMs) / (firstMs > 0 ? 8 : 1);
    }
  }

  return {
    async decode(frame) {
      const began = clock();
      // Where something moves all the time it is heeded as often as the allowance lasts.
      const isMoving = view.hasChanged(frame) && savedMs >= 0;
      const further = ++frames % turnEvery === 0 ? nextTurn() : undefined;
      const planned = [...(isMoving ? looks.moving : []), looks.first, ...(further ? [further] : [])];
      const readings = await lookUntilRead(read, frame, looks.located, timed(planned));
      const leftMs = allowedPerFrame * firstMs - (clock() - began);
      savedMs = Math.max(-mostSaved * firstMs, Math.min(mostSaved * firstMs, savedMs + leftMs));
      return readings;
    },
  };
}
