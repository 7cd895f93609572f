import type { FastifyReply } from 'fastify';
import type { DoorEvent } from '#contract/sign-in-event.ts';
import type { World } from '#server/world.ts';
import { doorCounts } from './door-counts.ts';
import { subscribe } from './door-events.ts';

/** Proxies close what is silent. */
const keepAliveMs = 20_000;
/** Then the reader comes back, and is asked again who they are. */
const longestMs = 15 * 60_000;
/** A reader that does not keep up is let go; it comes back and asks for the list. */
const mostUnreadBytes = 1024 * 1024;

/** Server-sent events until either side goes away. @param deviceId null for staff */
export async function streamEvents(
  world: World,
  reply: FastifyReply,
  activityId: string,
  deviceId: string | null,
): Promise<void> {
  const { raw } = reply;
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
  const stop = await subscribe(world, activityId, { deviceId, hear, end: () => raw.end() });
  const keepAlive = setInterval(() => raw.write(': still here\n\n'), keepAliveMs);
  keepAlive.unref();
  const longest = setTimeout(() => raw.end(), longestMs);
  longest.unref();
  raw.on('close', () => {
    clearInterval(keepAlive);
    clearTimeout(longest);
    stop();
  });
  hear({ type: 'hello', serverTime: world.clock.now() });
  hear({ type: 'counts', counts });
}
