import type { FastifyInstance } from 'fastify';

const largestForm = 8 * 1024;

/** The pages that the server writes are sent back as plain forms, and take nothing else. */
export function formsOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestForm },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
