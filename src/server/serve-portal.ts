import { allJobs } from './all-jobs.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { recogniseKey } from './installation/recognise-key.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { fillTemplates } from './notice/usual-templates.ts';
import { openWorld } from './open-world.ts';
import { seedDemo } from './seed/demo.ts';
import { seedReferenceOnce } from './seed/reference-data.ts';
import type { World } from './world.ts';

/** How long an answer in flight may take once the server is told to stop. */
const longestAnswerMs = 30_000;

export interface ServedPortal {
  world: World;
  /** Answers what is in flight, ends the jobs at hand and closes the database. */
  stop(): Promise<void>;
}

/** The world with all that a portal has from its first start on. @throws as openWorld, or OtherSecretKey */
export async function openFilledWorld(config: Config): Promise<World> {
  const world = await openWorld(config);
  await recogniseKey(world);
  await seedReferenceOnce(world);
  await fillTemplates(world);
  if (config.demo) await seedDemo(world);
  return world;
}

/** The whole portal in this process, listening when the promise is kept. @throws as openFilledWorld */
export async function servePortal(config: Config, options: Parameters<typeof buildApp>[1]): Promise<ServedPortal> {
  const world = await openFilledWorld(config);
  const app = await buildApp(world, options);
  await app.listen({ port: config.PORT, host: config.HOST });
  const stopJobs = await startJobs(world, allJobs);
  return {
    world,
    async stop() {
      // Whoever holds a connection open without asking anything does not hold up the end for ever.
      const tooLong = setTimeout(() => app.server.closeAllConnections(), longestAnswerMs);
      await app.close();
      clearTimeout(tooLong);
      await stopJobs();
      await world.db.close();
    },
  };
}
