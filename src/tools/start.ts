import type { SpawnOptions } from 'node:child_process';
import { withDatabaseVariables } from '#server/db/embedded-process.ts';
import { startFlags } from '#server/start-flags.ts';
import { buildIfStale } from './build.ts';
import { compiledOnce, run } from './shell.ts';

const server = 'src/server/main.ts';

const flags = startFlags(process.env);
const env = withDatabaseVariables({ ...compiledOnce, ...process.env });

/** The server sees by the channel that it is to end, should this process be killed. */
const asServer: SpawnOptions = { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env };

const servesWeb = (args: readonly string[]): boolean => !args.includes('--api');

/** The demo: built if needed, served with demo data. `--lan` for phones nearby. */
export async function start(args: string[]): Promise<number> {
  if (servesWeb(args)) await buildIfStale();
  return run(process.execPath, [...flags, server, '--demo', ...args], asServer);
}

/** Production: no demo data, accounts or hints; secrets from the environment. */
export async function serve(args: string[]): Promise<number> {
  if (servesWeb(args)) await buildIfStale();
  return run(process.execPath, [...flags, '--enable-source-maps', server, ...args], asServer);
}

/** Both sides with reload: Vite serves the app and passes calls on to the server, which restarts at each change. */
export async function dev(): Promise<number> {
  const web = run('vite', ['--clearScreen', 'false']);
  const api = run(process.execPath, [...flags, '--watch', server, '--demo', '--api'], {
    env: {
      ...env,
      PORT: '8081',
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? 'http://127.0.0.1:8080',
      LOG_LEVEL: 'warn',
    },
  });
  return Math.max(...(await Promise.all([web, api])));
}
