import { buildApp } from '#server/app.ts';
import { builtWeb } from '#server/serve-web.ts';
import { buildIfStale } from '../../src/tools/build.ts';
import { freePort } from './postgres.ts';
import { openTestWorld, type TestWorld } from './world.ts';

export interface MovablePortal {
  /** As http://127.0.0.1:12345. */
  origin: string;
  world: TestWorld;
  close(): Promise<void>;
}

/** The built app and its server in this process, with a clock that tests move and nobody in its database. */
export async function openMovablePortal(): Promise<MovablePortal> {
  await buildIfStale();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const world = await openTestWorld({ environment: { PUBLIC_URL: origin } });
  const app = await buildApp(world, { webFolder: builtWeb });
  await app.listen({ host: '127.0.0.1', port });
  return {
    origin,
    world,
    async close() {
      await app.close();
      await world.close();
    },
  };
}
