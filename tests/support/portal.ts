import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { withDatabaseVariables } from '#server/db/embedded-process.ts';
import { startFlags } from '#server/start-flags.ts';
import { copiedDemo, emptyData, type PortalData } from './demo-copy.ts';
import { askHost } from './portal-host.ts';
import { freePort } from './postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The real server with data of its own. */
export interface Portal {
  /** As http://127.0.0.1:12345, without a path. */
  origin: string;
  port: number;
  dataFolder: string;
  /** Ends it and waits for that. */
  stop(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Stops it for good and removes its data. */
  remove(): Promise<void>;
}

export interface PortalProcess extends Portal {
  process: ChildProcess;
  /** Everything the server wrote. */
  output(): string;
  /** With a signal. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface PortalOptions {
  environment?: Record<string, string>;
  /** Without the built web app. */
  apiOnly?: boolean;
}

export interface ProcessOptions extends PortalOptions {
  demo?: boolean;
  /** `embedded` as `npm start` has it; else the test server, as in production, where the demo was prepared on it. */
  database?: 'embedded';
  port?: number;
  dataFolder?: string;
}

/** With the demo, in one process with those this worker opened before: nothing is read and compiled again. */
export async function openPortal({ environment, apiOnly = false }: PortalOptions = {}): Promise<Portal> {
  const port = await freePort();
  const data = await copiedDemo('any');
  const served = { ...data.environment, PORT: String(port), DATA_DIR: data.folder, LOG_LEVEL: 'warn', ...environment };
  const serve = () => askHost({ do: 'serve', environment: served, apiOnly });
  const stop = () => askHost({ do: 'stop', port });
  await serve();
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    dataFolder: data.folder,
    stop,
    restart: () => stop().then(serve),
    remove: () => stop().then(data.remove),
  };
}

/** As a process of its own, to be killed or measured, on a free port and a temporary data folder. */
export async function startPortal(options: ProcessOptions = {}): Promise<PortalProcess> {
  const port = options.port ?? (await freePort());
  const data = await dataFor(options);
  const { folder: dataFolder } = data;
  const run = () => launch(port, data, options);
  let child = run();
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
      child = run();
      await ready(port, child);
    },
    async remove() {
      await stop();
      await data.remove();
    },
  };
}

/** At the end of a file: its people close their pages, which would go on asking a portal that is gone. */
export async function closeAll(browser: Browser, portal: Portal | undefined): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await portal?.remove();
}

async function dataFor({ demo, dataFolder, environment, database }: ProcessOptions): Promise<PortalData> {
  if (dataFolder)
    return {
      folder: dataFolder,
      environment: {},
      remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
    };
  const startsEmpty = demo === false || environment?.['DATABASE_URL'] !== undefined;
  return startsEmpty ? emptyData() : copiedDemo(database ?? 'any');
}

interface Launched {
  process: ChildProcess;
  output: string[];
}

function launch(port: number, data: PortalData, options: ProcessOptions): Launched {
  const environment = withDatabaseVariables({
    ...process.env,
    PORT: String(port),
    DATA_DIR: data.folder,
    LOG_LEVEL: 'warn',
    ...data.environment,
    ...options.environment,
  });
  const args = [
    ...startFlags(environment),
    'src/server/main.ts',
    ...(options.demo === false ? [] : ['--demo']),
    ...(options.apiOnly ? ['--api'] : []),
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: environment,
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
