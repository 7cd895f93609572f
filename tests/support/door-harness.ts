import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { instantOf } from '#domain/instant.ts';
import { buildApp } from '#server/app.ts';
import { browserArguments, browserProgram } from './browser.ts';
import { type DoorEvent, makeDoorEvent } from './door-event.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { freePort } from './postgres.ts';
import { openTestWorld, type TestWorld } from './world.ts';

export interface DoorHarness {
  /** A page without a user interface on which a door is open, on one origin with the server. */
  url: string;
  world: TestWorld;
  event: DoorEvent;
  /** Between page and server. */
  proxy: FaultProxy;
  close(): Promise<void>;
}

/** The phone's core as it is built for the app, in front of the real server on the true clock. */
export async function openDoorHarness(): Promise<DoorHarness> {
  const root = fileURLToPath(new URL('../e2e/door-harness', import.meta.url));
  const outDir = await mkdtemp(join(tmpdir(), 'door-'));
  const shared = { root, configFile: false as const, logLevel: 'error' as const };
  await build({
    ...shared,
    build: { outDir, emptyOutDir: true, target: 'es2022' },
    worker: { format: 'es' },
  });
  const world = await openTestWorld();
  const trueWorld = { ...world, clock: { now: () => instantOf(Date.now()) } };
  const app = await buildApp(trueWorld, { webFolder: null });
  const proxy = await startFaultProxy(await app.listen({ host: '127.0.0.1', port: 0 }), 1);
  const server = await preview({
    ...shared,
    // What the proxy cuts is cut on purpose.
    logLevel: 'silent',
    build: { outDir },
    preview: { host: '127.0.0.1', port: await freePort(), proxy: { '/event-api': proxy.origin } },
  });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || !address) throw new Error('the harness has no address');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    world,
    event: await makeDoorEvent(trueWorld),
    proxy,
    async close() {
      await server.close();
      await proxy.close();
      app.server.closeAllConnections();
      await app.close();
      await world.close();
      await rm(outDir, { recursive: true });
    },
  };
}

export interface KillableBrowser {
  page(url: string): Promise<Page>;
  /** Opens a page that stops for good at a point, and comes back when it has. */
  stoppingPage(url: string, point: string): Promise<void>;
  /** As a phone that is switched off: every process of it at once. */
  kill(): Promise<void>;
}

/** A browser with a profile on the disk, that can be killed and started again on it. */
export async function startBrowser(profile: string): Promise<KillableBrowser> {
  const port = await freePort();
  const program = browserProgram();
  if (!program) throw new Error('there is no browser');
  const child = spawn(
    program,
    [...browserArguments, '--headless', `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, 'about:blank'],
    { stdio: 'ignore', detached: true },
  );
  const browser = await connect(port, child);
  const killGroup = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', killGroup);
  const newPage = async (): Promise<Page> => {
    const page = await browser.contexts()[0]?.newPage();
    if (!page) throw new Error('the browser has no page');
    return page;
  };
  return {
    async page(url) {
      const page = await newPage();
      await page.goto(url);
      return page;
    },
    async stoppingPage(url, point) {
      const page = await newPage();
      await stopsAt(page, point, () => page.goto(`${url}?stopAt=${point}`, { waitUntil: 'commit' }));
    },
    async kill() {
      process.off('exit', killGroup);
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      killGroup();
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}

/** Does something that the page does not survive, and comes back when it has stopped. */
export async function stopsAt(page: Page, point: string, action: () => Promise<unknown>): Promise<void> {
  const told = page.waitForEvent('console', { predicate: (message) => message.text() === `stopped at ${point}` });
  // The page answers nothing any more, and is killed soon.
  action().catch(() => undefined);
  await told;
}

async function connect(port: number, child: ChildProcess): Promise<Browser> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    } catch (error) {
      if (Date.now() > deadline || child.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
