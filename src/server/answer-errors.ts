import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorBody, type ErrorCode, errorStatus } from '#domain/errors.ts';
import { apiPrefix } from '#contract/api.ts';
import { databaseBackSeconds, databaseErrorCode, isDatabaseAway } from './db/error-code.ts';
import { pagesPerMinute } from './page-limit.ts';
import { Refusal, refuse } from './refusal.ts';
import { opensPage } from './serve-web.ts';
import type { SendPage } from './site-page.ts';

/** What Fastify and its plug-ins refuse on their own, by status. */
const codeByStatus: Record<number, ErrorCode> = {
  400: 'PARAMS_ERROR',
  404: 'ENTITY_NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'PARAMS_ERROR',
  429: 'REQUEST_TOO_FREQUENTLY',
};

export const tooFrequent = (_request: FastifyRequest, context: { ttl: number }): Refusal =>
  refuse('REQUEST_TOO_FREQUENTLY', { retryAfterSeconds: Math.max(1, Math.ceil(context.ttl / 1000)) });

/** Names of files that no folder can hold, and ways out of ours: there is nothing of that name. */
const noSuchFile = new Set(['ENAMETOOLONG', 'ENOTDIR', 'EISDIR', 'ELOOP', 'EINVAL', 'ERR_INVALID_ARG_VALUE']);

const isOfTheApi = (request: FastifyRequest): boolean =>
  (request.routeOptions.url ?? request.url).startsWith(apiPrefix);

/** Every error leaves as `{ code, message, fields? }` with the code's status. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = error instanceof Refusal ? error : asRefusal(error);
    if (refusal) return send(reply, refusal);
    if (isDatabaseAway(error)) {
      request.log.warn({ reason: error.message, route: request.routeOptions.url }, 'the database is away');
      return send(reply, refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: databaseBackSeconds }));
    }
    if (!isOfTheApi(request) && (error.statusCode === 403 || noSuchFile.has(error.code))) return sendNothing(reply);
    request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected error');
    return send(reply, refuse('CONNECTION_FAILED'));
  });
}

/**
 * What no route is for. After the plug-in that counts requests.
 * @param sendPage answers with the web app, where there is one
 */
export function answerUnknown(app: FastifyInstance, sendPage: SendPage | null): void {
  const preHandler = app.rateLimit({ max: pagesPerMinute, timeWindow: 60_000, allowList: [] });
  app.setNotFoundHandler({ preHandler }, (request, reply) => {
    if (request.url.startsWith(apiPrefix)) return send(reply, refuse('ENTITY_NOT_FOUND'));
    // The app knows its own pages; it leads an unknown one home.
    if (sendPage && opensPage(request)) return sendPage(request, reply);
    return sendNothing(reply);
  });
}

const sendNothing = (reply: FastifyReply): FastifyReply => reply.code(404).type('text/plain').send('Not found');

/**
 * Text that no column can hold, as with a zero byte or half a surrogate pair: what was sent is wrong, not the server.
 */
const unstorableText = new Set(['22021', '22P02', '22P05']);

function asRefusal(error: FastifyError): Refusal | null {
  if (unstorableText.has(databaseErrorCode(error))) return refuse('PARAMS_ERROR');
  const code = error.statusCode ? codeByStatus[error.statusCode] : undefined;
  return code ? refuse(code) : null;
}

function send(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body: ErrorBody = {
    code: refusal.code,
    message: refusal.code.toLowerCase().replaceAll('_', ' '),
    ...(refusal.fields ? { fields: refusal.fields } : {}),
    ...(refusal.serverTime ? { serverTime: refusal.serverTime } : {}),
  };
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply.code(errorStatus[refusal.code]).type('application/json').send(body);
}
