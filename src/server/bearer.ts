import type { FastifyRequest } from 'fastify';

/** The token that a request came with. */
export function bearer(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : null;
}
