import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DoorEvent } from '#contract/sign-in-event.ts';
import { whenLoginEnds } from '#server/account/when-login-ends.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { doorCounts } from './door-counts.ts';
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
  const end = () => raw.end();
  const deviceId = 'deviceId' in hearer ? hearer.deviceId : null;
  const of = 'deviceId' in hearer ? hearer.deviceId : hearer.sessionId;
  if (!streams.hasRoom(request.ip)) throw refuse('REQUEST_TOO_FREQUENTLY', { retryAfterSeconds: 60 });
  const counts = await doorCounts(world.db, activityId);
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  const hear = (event: DoorEvent): void => {
    if (raw.writableLength > mostUnreadBytes) raw.destroy();
    else raw.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  const stops = [
    streams.add({ of, address: request.ip, end }),
    await subscribe(world, activityId, { deviceId, hear, end }),
    ...('sessionId' in hearer ? [await whenLoginEnds(world, hearer.sessionId, end)] : []),
  ];
  const keepAlive = setInterval(() => raw.write(': still here\n\n'), keepAliveMs);
  keepAlive.unref();
  const longest = setTimeout(end, longestMs);
  longest.unref();
  raw.on('close', () => {
    clearInterval(keepAlive);
    clearTimeout(longest);
    for (const stop of stops) stop();
  });
  hear({ type: 'hello', serverTime: world.clock.now() });
  hear({ type: 'counts', counts });
}
