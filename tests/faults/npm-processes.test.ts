import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '#tests/support/postgres.ts';
import { secretKey } from '#tests/support/secret-key.ts';

describe('the processes of', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  /** Without those of the project: npm finds the Node.js of the machine, which may be too old. */
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root))
    .join(delimiter);
  let dataFolder: string;
  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'portal-chain-'));
  });
  afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

  const childrenOf = (pid: number): number[] =>
    execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []));
  const chainFrom = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(chainFrom)];
  const lives = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  type End = [NodeJS.Signals, string, (chain: readonly number[]) => number | undefined];
  const politely: End[] = [
    ['SIGTERM', 'npm', (chain) => chain[0]],
    // Not to a shell in between, which may have been told to ignore it; a terminal sends it to all of them.
    ['SIGINT', 'the entrance', (chain) => chain.at(-3)],
    ['SIGTERM', 'the server', (chain) => chain.at(-1)],
  ];
  const killed: End[] = [
    ['SIGKILL', 'npm', (chain) => chain[0]],
    ['SIGKILL', 'the one below npm', (chain) => chain[1]],
    ['SIGKILL', 'the one above the server', (chain) => chain.at(-2)],
  ];
  test.each([
    ...[...politely, ...killed].map((end) => ['serve', ...end] as const),
    // The demo takes its time to be written: both ways that people end it in.
    ...politely.slice(0, 2).map((end) => ['start', ...end] as const),
  ])(
    '`npm run %s` are all gone after %s to %s',
    async (command, signal, _which, choose) => {
      const port = await freePort();
      const npm = spawn('npm', ['run', command, '--', '--api'], {
        cwd: root,
        env: {
          ...process.env,
          PATH: path,
          PORT: String(port),
          DATA_DIR: dataFolder,
          PUBLIC_URL: `http://127.0.0.1:${port}`,
          SECRET_KEY: secretKey,
          LOG_LEVEL: 'silent',
        },
        stdio: 'ignore',
      });
      const isReady = () =>
        fetch(`http://127.0.0.1:${port}/event-api/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isReady, { timeout: 150_000, interval: 200 }).toBe(true);
      const chain = chainFrom(npm.pid ?? 0);
      expect(chain.length).toBeGreaterThanOrEqual(4);
      const chosen = choose(chain);
      if (chosen) process.kill(chosen, signal);
      await expect.poll(() => chain.filter(lives), { timeout: 30_000, interval: 100 }).toEqual([]);
    },
    200_000,
  );
});
