import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What a body must bring in each look: far less than the slowest line brings, far more than a trickle that holds on. */
const leastBytes = 2048;
/** Of bodies that are no file: a phone's largest batch comes in a fraction of it. */
const longestLooks = 10;

interface Watched {
  isFile: boolean;
  /** Null until the first look: what comes is counted from there, however soon it is after the request began. */
  bytesBefore: number | null;
  looks: number;
}

/**
 * A request whose body trickles in is cut off, so that a few hundred of them cannot hold every connection. A file of
 * 500 MB on a slow line goes on as long as it goes on; what waits because we do not read is our own fault.
 * @param lookMs between two looks
 */
export function cutOffSlowBodies(app: FastifyInstance, lookMs: number): void {
  const coming = new Map<IncomingMessage, Watched>();
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    const { headers } = raw;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      const isFile = !/^application\/(json|x-www-form-urlencoded)/.test(headers['content-type'] ?? '');
      coming.set(raw, { isFile, bytesBefore: null, looks: 0 });
      raw.once('close', () => coming.delete(raw));
    }
    next();
  });
  // One clock for all of them: most bodies are here before it strikes.
  const timer = setInterval(() => {
    for (const [raw, watched] of coming) {
      if (raw.readableEnded || raw.complete || raw.destroyed) coming.delete(raw);
      else if (isTooSlow(raw, watched)) {
        coming.delete(raw);
        raw.destroy();
      }
    }
  }, lookMs);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}

function isTooSlow({ socket, readableLength }: IncomingMessage, watched: Watched): boolean {
  const came = socket.bytesRead - (watched.bytesBefore ?? -Infinity);
  watched.bytesBefore = socket.bytesRead;
  watched.looks += 1;
  if (readableLength > 0) return false;
  return came < leastBytes || (!watched.isFile && watched.looks >= longestLooks);
}
