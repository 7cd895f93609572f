import { instantOf } from '#domain/instant.ts';
import { buildApp } from '#server/app.ts';
import { builtWeb } from '#server/serve-web.ts';
import { buildIfStale } from '../../src/tools/build.ts';
import { type DoorEvent, makeDoorEvent } from './door-event.ts';
import { freePort } from './postgres.ts';
import { openTestWorld } from './world.ts';

export interface DoorPortal {
  /** As http://127.0.0.1:12345. */
  origin: string;
  event: DoorEvent;
  close(): Promise<void>;
}

const machineNow = () => instantOf(Date.now());

/** The built app and its server on the true clock, with an event at whose door a browser can stand. */
export async function openDoorPortal(): Promise<DoorPortal> {
  await buildIfStale();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const world = await openTestWorld({ environment: { PUBLIC_URL: origin } });
  const trueWorld = { ...world, clock: { now: machineNow } };
  const app = await buildApp(trueWorld, { webFolder: builtWeb });
  await app.listen({ host: '127.0.0.1', port });
  return {
    origin,
    event: await makeDoorEvent(trueWorld),
    async close() {
      await app.close();
      await world.close();
    },
  };
}
