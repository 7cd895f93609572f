import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { databaseFlags } from '#server/db/embedded-flags.ts';
import { freePort } from './postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Portal {
  /** As http://127.0.0.1:12345, without a path. */
  origin: string;
  port: number;
  dataFolder: string;
  process: ChildProcess;
  /** Everything the server wrote. */
  output(): string;
  /** Ends it with a signal and waits for it. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Stops it for good and removes its data. */
  remove(): Promise<void>;
}

export interface PortalOptions {
  demo?: boolean;
  port?: number;
  dataFolder?: string;
  environment?: Record<string, string>;
  /** Without the built web app. */
  apiOnly?: boolean;
}

/** The variable that names a stopped portal's folder with the demo in it, for others to start from a copy. */
export const preparedDemo = 'TEST_DEMO_FOLDER';

/** The real server as a process of its own, on a free port and a temporary data folder. */
export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
  const port = options.port ?? (await freePort());
  const dataFolder = options.dataFolder ?? temporaryFolder(options);
  let child = launch(port, dataFolder, options);
  await ready(port, child);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.process.exitCode !== null || child.process.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.process.once('exit', () => resolve()));
    child.process.kill(signal);
    await ended;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    dataFolder,
    get process() {
      return child.process;
    },
    output: () => child.output.join(''),
    stop,
    async restart() {
      await stop();
      child = launch(port, dataFolder, options);
      await ready(port, child);
    },
    async remove() {
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** At the end of a file: its people close their pages, which would go on asking a portal that is gone. */
export async function closeAll(browser: Browser, portal: Portal | undefined): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await portal?.remove();
}

function temporaryFolder({ demo, environment }: PortalOptions): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-data-'));
  const prepared = process.env[preparedDemo];
  if (prepared && demo !== false && !environment?.['DATABASE_URL']) cpSync(prepared, folder, { recursive: true });
  return folder;
}

interface Launched {
  process: ChildProcess;
  output: string[];
}

function launch(port: number, dataFolder: string, options: PortalOptions): Launched {
  const args = [
    ...databaseFlags({ ...process.env, ...options.environment }),
    'src/server/main.ts',
    ...(options.demo === false ? [] : ['--demo']),
    ...(options.apiOnly ? ['--api'] : []),
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn', ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  return { process: child, output };
}

async function ready(port: number, child: Launched): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (child.process.exitCode !== null) throw new Error(`the server ended:\n${child.output.join('')}`);
    const answer = await fetch(`http://127.0.0.1:${port}/event-api/ready`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`the server did not get ready:\n${child.output.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
