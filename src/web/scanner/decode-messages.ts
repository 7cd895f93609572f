import type { Reading } from './picture.ts';

/** What the page and its decoding worker tell each other. */
export interface FrameMessage {
  frame: number;
  rgba: ArrayBuffer;
  width: number;
  height: number;
  /** A picture that does not move: every look at every size, however long it takes. */
  still: boolean;
}

export type ReaderName = 'WASM' | 'PLAIN';

export type WorkerMessage =
  | { kind: 'READY'; reader: ReaderName; system: boolean }
  | { kind: 'SEEN'; frame: number; readings: Reading[] }
  /** The system's own detector answers when it likes, without holding up the next frame. */
  | { kind: 'ALSO_SEEN'; width: number; height: number; readings: Reading[] };
