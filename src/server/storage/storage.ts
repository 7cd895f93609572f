import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where the bytes of files are kept. A thing grows under a key until it is completed, across calls and restarts; what
 * has arrived is asked of the storage itself, so nothing can disagree with it.
 */
export interface Storage {
  /** @returns by what to go on with it */
  begin(key: string): Promise<string>;
  /** Bytes that have arrived for good. @throws NotStored when there is no such thing, or no longer */
  offset(key: string, upload: string): Promise<number>;
  /**
   * Adds at `offset`, which is what `offset()` said. Never holds more than a part in memory. When the source breaks,
   * what is complete of it stays. Without `total`, the source is all there is. @returns the new offset
   */
  append(key: string, upload: string, piece: { offset: number; total?: number; source: Readable }): Promise<number>;
  /** Nothing is added any more, and it can be read. Harmless when done before. */
  complete(key: string, upload: string): Promise<void>;
  abandon(key: string, upload: string): Promise<void>;

  /** A small thing at once. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @throws NotStored */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** The thing as a file on this machine, for as long as the work takes. */
  withLocalFile<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>;
  remove(key: string): Promise<void>;
}

export class NotStored extends Error {}
