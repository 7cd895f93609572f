import type { WasmLook } from './wasm-reader.ts';

/**
 * How the picture is made ready for the reader. Sharpening goes `reach` pixels far; doubled helps small codes, halved
 * noisy ones.
 */
export type Preparation = 'asIs' | 'sharpened' | 'doubled' | 'doubledSharpened' | 'halved';

export interface Look {
  /** All of the frame, a square of `middleSide` in its middle, or the place where something like a code was seen. */
  area: 'frame' | 'middle' | 'located';
  preparation: Preparation;
  settings: WasmLook;
  /** Only when nothing has been read for this long, in milliseconds. */
  afterMs?: number;
}

/**
 * Each frame gets the looks of `always`, one after the other until one reads: the first reads most of what is readable
 * at all in a few milliseconds. Where one finds something like a code but cannot read it, the looks at the place
 * follow. As long as the frame's time lasts come the others, in turn from frame to frame.
 */
export interface Looks {
  always: readonly Look[];
  located: readonly Look[];
  others: readonly Look[];
}

const fast: WasmLook = {
  tryHarder: false,
  tryRotate: false,
  tryInvert: false,
  tryDownscale: false,
  tryDenoise: false,
};
/** Downscaling is what finds codes on screens and codes that fill the picture. */
const thorough: WasmLook = {
  ...fast,
  tryHarder: true,
  tryDownscale: true,
  downscaleFactor: 2,
  downscaleThreshold: 200,
};

export const wasmLooks: Looks = {
  always: [
    { area: 'frame', preparation: 'asIs', settings: fast },
    { area: 'frame', preparation: 'sharpened', settings: thorough },
  ],
  located: [
    { area: 'located', preparation: 'sharpened', settings: thorough },
    { area: 'located', preparation: 'doubledSharpened', settings: thorough },
    { area: 'located', preparation: 'doubled', settings: thorough },
  ],
  others: [
    { area: 'middle', preparation: 'doubled', settings: thorough },
    { area: 'frame', preparation: 'asIs', settings: thorough },
    { area: 'frame', preparation: 'asIs', settings: { ...thorough, tryRotate: true, tryInvert: true } },
    { area: 'middle', preparation: 'doubledSharpened', settings: thorough },
    { area: 'frame', preparation: 'asIs', settings: { ...thorough, tryDenoise: true }, afterMs: 1000 },
  ],
};

/**
 * Noise and clutter break the plain reader; half the size raised what it reads at moderate noise from 3 to 97 of 100.
 */
export const plainLooks: Looks = {
  always: [{ area: 'frame', preparation: 'halved', settings: fast }],
  located: [],
  others: [
    { area: 'frame', preparation: 'asIs', settings: fast },
    { area: 'middle', preparation: 'asIs', settings: fast },
    { area: 'middle', preparation: 'halved', settings: fast },
    { area: 'frame', preparation: 'sharpened', settings: fast },
  ],
};

/** The side of the central square that the camera loop sends, and of the smaller one in its middle, in pixels. */
export const squareSide = 720;
export const middleSide = 400;

/** One frame in this many is sent whole, for a code held to the side. */
export const wholeFrameEvery = 8;

/** Milliseconds after which no further look at the same frame begins: the next frame is fresher. */
export const frameBudgetMs = 18;
