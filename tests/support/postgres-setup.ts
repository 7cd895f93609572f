import { startCluster } from './postgres.ts';

/** One PostgreSQL server for a whole run of the tests. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_POSTGRES_URL']) return undefined;
  const cluster = await startCluster();
  process.env['TEST_POSTGRES_URL'] = cluster.url;
  return () => cluster.stop();
}
