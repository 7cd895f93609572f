import { openEmbedded } from '#server/db/embedded.ts';
import { startCluster } from './postgres.ts';
import { templates } from './world.ts';

/** One PostgreSQL server for a whole run, and the copy that every embedded database starts from. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  await (await openEmbedded({ folder: null, templates })).close();
  if (process.env['TEST_POSTGRES_URL']) return undefined;
  const cluster = await startCluster();
  process.env['TEST_POSTGRES_URL'] = cluster.url;
  return () => cluster.stop();
}
