import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What a body must bring in each look: far less than the slowest line brings, far more than a trickle that holds on. */
const leastBytes = 2048;
/** Of bodies that are no file: a phone's largest batch comes in a fraction of it. */
const longestLooks = 10;

/**
 * A request whose body trickles in is cut off, so that a few hundred of them cannot hold every connection. A file of
 * 500 MB on a slow line goes on as long as it goes on; what waits because we do not read is our own fault.
 * @param lookMs between two looks
 */
export function cutOffSlowBodies(app: FastifyInstance, lookMs: number): void {
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    if (raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined)
      watch(raw, lookMs);
    next();
  });
}

function watch(raw: IncomingMessage, lookMs: number): void {
  const isFile = !/^application\/(json|x-www-form-urlencoded)/.test(raw.headers['content-type'] ?? '');
  let before = raw.socket.bytesRead;
  let looks = 0;
  const timer = setInterval(() => {
    const came = raw.socket.bytesRead - before;
    before = raw.socket.bytesRead;
    looks += 1;
    if (raw.readableEnded || raw.complete || raw.destroyed) return clearInterval(timer);
    if (raw.readableLength > 0) return undefined;
    if (came < leastBytes || (!isFile && looks >= longestLooks)) {
      clearInterval(timer);
      raw.destroy();
    }
    return undefined;
  }, lookMs);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}
