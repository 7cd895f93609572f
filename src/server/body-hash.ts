import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { proofHeader } from '#domain/sign-in/device-proof.ts';

const hashes = new WeakMap<FastifyRequest, string>();

/** Of JSON as it came, while its text is there; empty for a request without one. */
export const bodyHashOf = (request: FastifyRequest): string => hashes.get(request) ?? '';

/** Bodies that somebody proves something of are hashed on their way to being read. */
export function keepBodyHashes(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (request.headers[proofHeader] !== undefined)
      hashes.set(request, createHash('sha256').update(text).digest('hex'));
    return read(request, text, done);
  });
}
