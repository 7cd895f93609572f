import type { Area, Reading } from './picture.ts';

/** Colours as a canvas hands them out. */
export interface CanvasPicture {
  rgba: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** What the page and its decoding worker tell each other. */
export interface FrameMessage {
  /** The number of this frame. */
  frame: number;
  canvas: CanvasPicture | null;
  /** The video's own frame, without a detour over a canvas; where both are there, they are compared first. */
  video: VideoFrame | null;
  /** A picture that does not move: every look at every size, however long it takes. */
  still: boolean;
}

/** What was read, with corners in pixels of a picture of this size. */
export interface Sighting {
  readings: Reading[];
  width: number;
  height: number;
}

export type ReaderName = 'WASM' | 'PLAIN';

export type WorkerMessage =
  | { kind: 'READY'; reader: ReaderName; system: boolean }
  /** `videoIsGood`: the video's own frames show here what a canvas shows. */
  | { kind: 'SEEN'; frame: number; sighting: Sighting; videoIsGood: boolean }
  /** The system's own detector answers when it likes, without holding up the next frame. */
  | { kind: 'ALSO_SEEN'; sighting: Sighting };

export const nothingSeen: Sighting = { readings: [], width: 0, height: 0 };

const even = (value: number) => value - (value % 2);

/** The part of a frame that is looked at: all but an odd last row or column, since two pixels share their colour. */
export const areaToSee = (width: number, height: number): Area => ({
  x: 0,
  y: 0,
  width: even(width),
  height: even(height),
});
