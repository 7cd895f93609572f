import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { apiPrefix, type Access, type Api, type Endpoint, refusalsOf } from '#contract/api.ts';
import type { FieldError, FieldProblem } from '#domain/errors.ts';
import { onceHeader } from '#domain/once.ts';
import { databaseErrorCode, deadlockCode } from './db/error-code.ts';
import { doOnce, type KeyedCall } from './once/do-once.ts';
import { type Actor, type DeviceActor, type Guards } from './actor.ts';
import { bearer } from './bearer.ts';
import { bodyIsProven, deviceOf } from './device-of.ts';
import { Refusal, refuse } from './refusal.ts';
import { serializerSchema } from './serializer-schema.ts';
import { SharedAnswers } from './shared-answers.ts';
import type { World } from './world.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a row of an endpoint table. */
    access?: Access;
    /** It answers with JSON. */
    isData?: boolean;
  }
}

type ActorFor<A extends Access> = A extends 'public' ? Actor | null : A extends 'device' ? DeviceActor : Actor;
type Given<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Answer<Reply> = Reply extends z.ZodType ? z.input<Reply> : void;

export interface Call<E extends Endpoint> {
  world: World;
  actor: ActorFor<E['access']>;
  params: Given<E['params']>;
  query: Given<E['query']>;
  body: Given<E['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Question<E extends Endpoint> = Pick<Call<E>, 'world' | 'params' | 'query' | 'body'>;

/** As much of a call as its answer may depend on. */
type Asked<E extends Endpoint> = E extends { sameForAll: true }
  ? Question<E>
  : E extends { sameForLogin: true }
    ? Question<E> & Pick<Call<E>, 'actor'>
    : Call<E>;

/** Answers one endpoint. A `file` or `events` endpoint writes to `reply` itself. */
export type Handler<E extends Endpoint> = (call: Asked<E>) => Promise<Answer<E['reply']>>;

/** A handler for every row of a table: a missing one does not compile. */
export type Handlers<A extends Api> = { [Name in keyof A]: Handler<A[Name]> };

type AnyHandler = (call: Call<Endpoint>) => Promise<unknown>;

/** In the log, where the table of endpoints leaves out a refusal: our fault, though whoever asked is answered by it. */
export const undeclaredRefusal = 'a refusal that its endpoint does not declare';

/** Hands every row of an endpoint table to Fastify: access, parse, handle, parse the reply. */
export function serve<A extends Api>(
  app: FastifyInstance,
  world: World,
  guards: Guards,
  api: A,
  handlers: Handlers<A>,
): void {
  const shared = new SharedAnswers(world);
  for (const [name, endpoint] of Object.entries<Endpoint>(api)) {
    const handle = (handlers as Record<string, AnyHandler>)[name];
    if (!handle) throw new Error(`no handler for ${name}`);
    const declared = new Set(refusalsOf(endpoint));
    const callOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Call<Endpoint>> => {
      // Who asks comes before what they sent: a stranger learns nothing from our validation.
      const actor = await admitted(endpoint, request, guards);
      return {
        world,
        actor,
        params: parsePart(endpoint.params, request.params, 'params'),
        query: parsePart(endpoint.query, request.query, 'query'),
        body: endpoint.body === 'multipart' ? undefined : parsePart(endpoint.body, request.body, 'body'),
        request,
        reply,
      } as Call<Endpoint>;
    };
    const answerTo = async (call: Call<Endpoint>): Promise<unknown> => {
      const keyed = endpoint.once ? keyedCall(name, call) : null;
      const answer = await retried(
        keyed ? () => doOnce(world, keyed, (inside) => handle({ ...call, world: inside })) : () => handle(call),
        endpoint,
      );
      if (typeof endpoint.reply === 'string') return call.reply;
      if (endpoint.hot) return answer;
      const parsed = endpoint.reply.safeParse(answer);
      if (!parsed.success)
        throw new Error(`${name} answered what it does not declare: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    };
    app.route({
      method: endpoint.method.toUpperCase(),
      url: apiPrefix + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      ...routeOptions(endpoint),
      handler: async (request, reply) => {
        try {
          const call = await callOf(request, reply);
          if (!isShared(endpoint)) return await answerTo(call);
          const asker = askerOf(endpoint, call.actor, guards);
          const asked = asker === null ? null : JSON.stringify([name, asker, call.params, call.query, call.body]);
          return await shared.send(call, asked, () => answerTo(call));
        } catch (error) {
          if (error instanceof Refusal && !declared.has(error.code)) {
            request.log.error({ endpoint: name, code: error.code }, undeclaredRefusal);
          }
          throw error;
        }
      },
    });
  }
}

const isShared = ({ sameForAll, sameForLogin }: Endpoint): boolean => Boolean(sameForAll ?? sameForLogin);

/** By whom an answer is shared: everybody without a login, or one login as it is now; null for nobody. */
function askerOf(endpoint: Endpoint, actor: Actor | DeviceActor | null, guards: Guards): string | null {
  // Who is logged in may just have changed what is the same for all by another process of the portal.
  if (endpoint.sameForAll) return actor ? null : 'all';
  const changes = guards.loginChanges();
  return actor && 'sessionId' in actor && changes !== null ? `${actor.sessionId} ${changes}` : null;
}

/** As its sender keyed it; null for one that may be done as often as it is sent. */
function keyedCall(name: string, { actor, request, params, query, body }: Call<Endpoint>): KeyedCall | null {
  const sent = request.headers[onceHeader];
  if (sent === undefined || !actor || !('accountId' in actor)) return null;
  const key = z.uuid().safeParse(sent);
  if (!key.success) throw refuse('PARAMS_ERROR', { fields: [{ path: onceHeader, problem: 'format' }] });
  return { accountId: actor.accountId, key: key.data, question: JSON.stringify([name, params, query, body]) };
}

const triesAgainstDeadlock = 3;
/** So that the other of the two gets what this one let go, and does not meet it again. */
const pauseAfterDeadlockMs = 50;

/**
 * When the database breaks a deadlock it undoes one of the two; whoever asked for that one does not have to know.
 * Answers that a handler writes itself, and bodies that it reads itself, are not made twice.
 */
async function retried(make: () => Promise<unknown>, endpoint: Endpoint): Promise<unknown> {
  const again = typeof endpoint.reply !== 'string' && endpoint.body !== 'multipart';
  for (let tries = 1; ; tries++) {
    try {
      return await make();
    } catch (error) {
      if (!again || tries === triesAgainstDeadlock || databaseErrorCode(error) !== deadlockCode) throw error;
      await pause(pauseAfterDeadlockMs * tries);
    }
  }
}

/** What costs hardly anything does not use up the general limit of a campus behind one address. */
const sharedPerMinute = 6000;

function routeOptions(endpoint: Endpoint): RouteShorthandOptions {
  const perMinute = endpoint.perMinute ?? (isShared(endpoint) ? sharedPerMinute : undefined);
  // A file is sent as it is, and in ranges of what it is. What is the same for all is compressed where it is kept.
  const config = {
    access: endpoint.access,
    isData: typeof endpoint.reply !== 'string',
    ...(perMinute ? { rateLimit: { max: perMinute, timeWindow: 60_000 } } : {}),
  };
  const options: RouteShorthandOptions = {
    config,
    ...(endpoint.reply === 'file' || isShared(endpoint) ? { compress: false } : {}),
  };
  if (endpoint.hot && typeof endpoint.reply !== 'string') {
    options.schema = {
      response: { 200: serializerSchema(endpoint.reply) },
    };
  }
  return options;
}

/** For routes that are no row of a table. */
export async function admittedAccount(request: FastifyRequest, guards: Guards): Promise<Actor> {
  return (await admitted({ access: 'account' }, request, guards)) as Actor;
}

async function admitted(
  endpoint: Pick<Endpoint, 'access' | 'beforePasswordChange' | 'revokedToo' | 'sameForLogin'>,
  request: FastifyRequest,
  guards: Guards,
): Promise<Actor | DeviceActor | null> {
  if (endpoint.access === 'device') {
    const shown = await deviceOf(request, guards);
    if (!shown) throw refuse('LOGIN_REQUIRED');
    const { device, fault } = shown;
    // Said to anybody with the token: a phone that lost its key forgets people too when it is taken out of service.
    if (device.revokedAt && !endpoint.revokedToo) throw refuse('DEVICE_REVOKED');
    if (fault) throw fault;
    if (!bodyIsProven(request, device)) throw refuse('DEVICE_PROOF_ERROR');
    return device;
  }
  const token = bearer(request);
  const find = endpoint.sameForLogin ? guards.recallActor : guards.findActor;
  const actor = token ? await find(token) : null;
  if (endpoint.access === 'public') return actor;
  if (!actor) throw refuse('LOGIN_REQUIRED');
  if (actor.mustChangePassword && !endpoint.beforePasswordChange) throw refuse('PASSWORD_CHANGE_REQUIRED');
  if (endpoint.access !== 'account' && !(actor.orgType && endpoint.access.includes(actor.orgType))) {
    throw refuse('NO_PERMISSION');
  }
  return actor;
}

function parsePart(schema: z.ZodType | undefined, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw refuse('PARAMS_ERROR', { fields: parsed.error.issues.flatMap((issue) => fieldErrors(issue, part)) });
}

/** zod's kinds of issue as the problems the web has sentences for. */
const problemOf: Partial<Record<z.core.$ZodIssue['code'], FieldProblem>> = {
  too_big: 'tooLarge',
  too_small: 'tooSmall',
  invalid_format: 'format',
  invalid_value: 'notAllowed',
  unrecognized_keys: 'unknownField',
};

function fieldErrors(issue: z.core.$ZodIssue, part: string): FieldError[] {
  const path = issue.path.length > 0 ? issue.path.map(String).join('.') : part;
  const params = issueParams(issue);
  return [{ path, problem: problemFor(issue), ...(params ? { params } : {}) }];
}

function problemFor(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  if (issue.code === 'custom' && typeof issue.params?.problem === 'string') return issue.params.problem as FieldProblem;
  if (issue.code === 'too_small' && issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'tooShort';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'tooLong';
  if (issue.code === 'too_small' && issue.origin === 'array') return 'tooFew';
  if (issue.code === 'too_big' && issue.origin === 'array') return 'tooMany';
  return problemOf[issue.code] ?? 'format';
}

function issueParams(issue: z.core.$ZodIssue): FieldError['params'] | null {
  if (issue.code === 'too_big') return { limit: Number(issue.maximum) };
  if (issue.code === 'too_small') return { limit: Number(issue.minimum) };
  return null;
}
