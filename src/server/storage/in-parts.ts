import type { Readable } from 'node:stream';
import { untilItBreaks } from './source-broke.ts';

/**
 * The source in pieces of exactly so many bytes, the last one smaller. When it breaks, what is left over is given too.
 */
export async function* inParts(source: Readable, bytes: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of untilItBreaks(source)) {
    let rest = chunk;
    while (length + rest.length >= bytes) {
      const taken = rest.subarray(0, bytes - length);
      yield Buffer.concat([...held, taken]);
      rest = rest.subarray(taken.length);
      held = [];
      length = 0;
    }
    if (rest.length > 0) held.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(held);
}
