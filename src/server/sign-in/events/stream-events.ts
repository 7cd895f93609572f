import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DoorEvent } from '#contract/sign-in/event.ts';
import { whenLoginEnds } from '#server/account/login/when-login-ends.ts';
import { refuse } from '#server/refusal.ts';
import { takeOver } from '#server/take-over.ts';
import type { World } from '#server/world.ts';
import { doorCounts, type KindCount } from './door-counts.ts';
import { subscribe } from './door-events.ts';
import { OpenStreams } from './open-streams.ts';

/** Proxies close what is silent. */
const keepAliveMs = 20_000;
/** Then the reader comes back, and is asked again who they are. */
const longestMs = 15 * 60_000;
/** A reader that does not keep up is let go; it comes back and asks for the list. */
const mostUnreadBytes = 1024 * 1024;

const streams = new OpenStreams();

/** Who listens: a phone, or a login of staff. */
export type Hearer = { deviceId: string } | { sessionId: string };

/**
 * Server-sent events until either side goes away, or the login does.
 * @throws REQUEST_TOO_FREQUENTLY when too many are open from one address
 */
export async function streamEvents(
  world: World,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  activityId: string,
  hearer: Hearer,
): Promise<void> {
  const { raw } = reply;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    if (raw.headersSent) raw.end();
  };
  const hear = (event: DoorEvent): void => {
    // Whoever is only about to listen reads everything once it has begun.
    if (!raw.headersSent) return;
    if (raw.writableLength > mostUnreadBytes) raw.destroy();
    else raw.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  const deviceId = 'deviceId' in hearer ? hearer.deviceId : null;
  const of = 'deviceId' in hearer ? hearer.deviceId : hearer.sessionId;
  if (!streams.hasRoom(request.ip)) throw refuse('REQUEST_TOO_FREQUENTLY', { retryAfterSeconds: 60 });

  const stops = [streams.add({ of, address: request.ip, end })];
  const stop = (): void => stops.splice(0).forEach((one) => one());
  raw.once('close', stop);
  let counts: KindCount[];
  try {
    stops.push(await subscribe(world, activityId, { deviceId, hear, end }));
    if ('sessionId' in hearer) stops.push(await whenLoginEnds(world, hearer.sessionId, end));
    counts = await doorCounts(world.db, activityId);
  } catch (error) {
    stop();
    throw error;
  }
  takeOver(reply);
  // Gone, or let go, before it began.
  if (raw.destroyed) return stop();
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  if (isOver) {
    raw.end();
    return;
  }
  const keepAlive = setInterval(() => raw.write(': still here\n\n'), keepAliveMs);
  keepAlive.unref();
  const longest = setTimeout(end, longestMs);
  longest.unref();
  stops.push(
    () => clearInterval(keepAlive),
    () => clearTimeout(longest),
  );
  hear({ type: 'hello', serverTime: world.clock.now() });
  hear({ type: 'counts', counts });
}
