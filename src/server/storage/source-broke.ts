import type { Readable } from 'node:stream';

const broken = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'EPIPE']);

/** Whether a sender went away in the middle, as opposed to a fault where things are kept. */
export const sourceBroke = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && broken.has(String(error.code));

/** What comes until its end, or until the sender goes away: either way all that was received is given. */
export async function* untilItBreaks(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source as AsyncIterable<Buffer>;
  } catch (error) {
    if (!sourceBroke(error)) throw error;
  }
}
