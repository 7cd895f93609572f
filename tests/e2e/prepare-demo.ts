import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { emptyData, embeddedDemo, preparedDemo } from '#tests/support/demo-copy.ts';
import { prepareTemplate, startTestCluster, temporaryDatabase } from '#tests/support/postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = 'tests/support/apart/demo-folder.ts';

/**
 * The demo is made once, its pictures too, and once more without them on the embedded database; each file's portal starts
 * from a copy. Whoever runs one journey again and again names a folder that was made before.
 */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  if (process.env[preparedDemo.folder]) return async () => undefined;
  const cluster = process.env['TEST_POSTGRES_URL'] ? undefined : await startTestCluster();
  if (cluster) process.env['TEST_POSTGRES_URL'] = cluster.url;
  await prepareTemplate();
  const database = await temporaryDatabase();
  const [demo, embedded] = [emptyData(), emptyData()];
  await Promise.all([
    made([], { DATA_DIR: demo.folder, DATABASE_URL: database.url }),
    made(['--without-pictures'], { DATA_DIR: embedded.folder }),
  ]);
  process.env[preparedDemo.folder] = demo.folder;
  process.env[preparedDemo.database] = new URL(database.url).pathname.slice(1);
  process.env[embeddedDemo] = embedded.folder;
  return async () => {
    await Promise.all([demo.remove(), embedded.remove(), database.drop()]);
    await cluster?.stop();
  };
}

async function made(args: string[], environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['--import', './src/server/resolve-once.ts', program, ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the demo could not be made');
}
