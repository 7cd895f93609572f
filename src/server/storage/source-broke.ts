import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { freeingYoung } from './free-young.ts';

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

/** The same, piece by piece as it comes: a film of 500 MB is eight thousand pieces. */
export async function pourUntilItBreaks(source: Readable, into: Writable): Promise<void> {
  const written = finished(into);
  source.on('data', freeingYoung());
  source.pipe(into, { end: false });
  try {
    // A full disk is heard of here, while the source still has more.
    await Promise.race([finished(source, { writable: false }), written]);
  } catch (error) {
    if (!sourceBroke(error)) {
      source.unpipe(into);
      into.destroy(error as Error);
    }
  }
  if (!into.destroyed) into.end();
  await written;
}
