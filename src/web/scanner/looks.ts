import type { WasmLook } from './wasm-reader.ts';

/**
 * How the picture is made ready for the reader. Sharpened helps codes out of focus, in motion or pale, sharpened over a
 * longer way those with a lamp mirrored in them; doubled small ones, halved noisy ones.
 */
export type Preparation =
  | 'asIs'
  | 'sharpened'
  | 'sharpenedFar'
  | 'doubled'
  | 'doubledSharpened'
  | 'halved'
  | 'halvedSharpened';

export interface Look {
  /**
   * All of the frame, the largest square in its middle, a small one of `middleSide` there, or the place where something
   * like a code was seen.
   */
  area: 'frame' | 'square' | 'middle' | 'located';
  preparation: Preparation;
  settings: WasmLook;
}

/**
 * Each frame gets the first look, which reads most of what is there already, in a few milliseconds; where something
 * moves also those for a code that is still on its way; and every other frame the one whose turn it is: one of `often`,
 * and at every `seldomEvery`th turn one of `seldom`. Turns are kept from frame to frame and ask no clock, so that on the
 * slowest device every look comes round. Where a look finds something like a code but cannot read it, those of `located`
 * follow at that place.
 */
export interface Looks {
  first: Look;
  /** Before the first look. A hand brings a code to the middle, so that they need not see the sides: turns do. */
  moving: readonly Look[];
  often: readonly Look[];
  seldom: readonly Look[];
  located: readonly Look[];
}

const fast: WasmLook = {
  tryHarder: false,
  tryRotate: false,
  tryInvert: false,
  tryDownscale: false,
  tryDenoise: false,
};
const harder: WasmLook = { ...fast, tryHarder: true };
/** Light on dark, as a phone shows it at night. */
const inverted: WasmLook = { ...harder, tryInvert: true };
/** Downscaling is what finds codes on screens and codes that fill the picture. */
const thorough: WasmLook = { ...harder, tryDownscale: true, downscaleFactor: 2, downscaleThreshold: 200 };
/** All that the reader can do with a picture as it is, but for the noise. */
export const best: WasmLook = {
  ...harder,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  downscaleFactor: 3,
  downscaleThreshold: 500,
};

/** Cheap for what it reads: codes out of focus, in motion or pale. */
const smallSharpened: Look = { area: 'frame', preparation: 'halvedSharpened', settings: inverted };

/** A code that is held to the middle, still small. */
const middleDoubled: Look = { area: 'middle', preparation: 'doubled', settings: thorough };

/**
 * Of the codes that come to the middle it reads five of six in the first frame that shows enough of them, in the time of
 * the first look; with `smallSharpened` in the square nine of ten.
 */
const middleSharpened: Look = { area: 'middle', preparation: 'sharpened', settings: thorough };

const squareAsIs: Look = { area: 'square', preparation: 'asIs', settings: fast };

export const wasmLooks: Looks = {
  first: { area: 'frame', preparation: 'halved', settings: best },
  moving: [middleSharpened, { ...smallSharpened, area: 'square' }],
  often: [{ area: 'frame', preparation: 'sharpened', settings: thorough }],
  seldom: [
    { area: 'frame', preparation: 'asIs', settings: best },
    smallSharpened,
    squareAsIs,
    middleDoubled,
    { area: 'square', preparation: 'sharpenedFar', settings: thorough },
  ],
  located: [
    { area: 'located', preparation: 'sharpened', settings: thorough },
    { area: 'located', preparation: 'doubledSharpened', settings: thorough },
    { area: 'located', preparation: 'doubled', settings: thorough },
  ],
};

/**
 * Noise and clutter break the plain reader; half the size raised what it reads at moderate noise from 3 to 97 of 100.
 */
export const plainLooks: Looks = {
  first: { area: 'square', preparation: 'halved', settings: fast },
  moving: [squareAsIs],
  often: [
    squareAsIs,
    { area: 'frame', preparation: 'halved', settings: fast },
    { area: 'middle', preparation: 'asIs', settings: fast },
  ],
  seldom: [
    { area: 'middle', preparation: 'halved', settings: fast },
    { area: 'square', preparation: 'sharpened', settings: fast },
  ],
  located: [],
};

/** The side of the small square in the middle, in pixels. */
export const middleSide = 400;

/** A canvas hands out frames whose shorter side is at most this, in pixels. */
export const longestShortSide = 720;

/** One turn in so many is one of `seldom`. */
export const seldomEvery = 2;
/** One frame in so many gets a turn. */
export const turnEvery = 2;

/** After so many frames each look has been taken, on any device and before any view. */
export const framesForAll = ({ often, seldom }: Looks): number =>
  turnEvery * Math.max(seldom.length * seldomEvery, Math.ceil((often.length * seldomEvery) / (seldomEvery - 1)));

/**
 * The looks for what moves are taken only of what other frames saved: all in all a frame costs about this many times the
 * first look, which is a quarter of what zxing-cpp takes for a whole frame with everything it can do.
 */
export const allowedPerFrame = 4.5;
/** So much is saved at most, in first looks: some twenty frames of a phone on its way. */
export const mostSaved = 80;
