import { openEmbedded } from '#server/db/embedded.ts';
import { prepareTemplate, startTestCluster } from './postgres.ts';
import { templates } from './world.ts';

/** One PostgreSQL server for a whole run, and what every database is a copy of. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  await (await openEmbedded({ folder: null, templates })).close();
  const cluster = process.env['TEST_POSTGRES_URL'] ? undefined : await startTestCluster();
  if (cluster) process.env['TEST_POSTGRES_URL'] = cluster.url;
  await prepareTemplate();
  return cluster && (() => cluster.stop());
}
