import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { job } from '#server/jobs/tables.ts';
import { plusMs } from '#domain/instant.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ database: 'postgres' });
});
beforeEach(() => world.db.orm.delete(job));
afterAll(() => world.close());

const want = (kind: string, number: number, more: object = {}) =>
  enqueueJob(world, world.db, { kind, payload: { number }, ...more });

/** A kind that writes down what it was given. */
const noting = (done: number[]): JobKinds => ({
  note: { run: async ({ payload }) => void done.push(Number(payload['number'])), tries: 3 },
});

test('nothing happens before it is due', async () => {
  const done: number[] = [];
  await want('note', 1, { dueAt: plusMs(world.clock.now(), 1000) });
  await runDueJobs(world, noting(done));
  expect(done).toEqual([]);
  world.clock.forward(1000);
  await runDueJobs(world, noting(done));
  expect(done).toEqual([1]);
});

test('of one key only one waits', async () => {
  const done: number[] = [];
  await want('note', 1, { key: 'daily' });
  await want('note', 2, { key: 'daily' });
  await runDueJobs(world, noting(done));
  expect(done).toEqual([1]);
});

test('eight processes do two hundred jobs, each once', async () => {
  const done: number[] = [];
  for (let number = 0; number < 200; number++) await want('note', number);
  await Promise.all(Array.from({ length: 8 }, () => runDueJobs(world, noting(done))));
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, number) => number));
});

test('what fails is tried again later and later, then left with its reason', async () => {
  let tries = 0;
  const kinds: JobKinds = {
    fail: {
      run: async () => {
        tries++;
        throw new Error(`no ${tries}`);
      },
      tries: 3,
    },
  };
  await want('fail', 1);
  for (const wait of [30_000, 60_000, 120_000, 3_600_000]) {
    await runDueJobs(world, kinds);
    world.clock.forward(wait);
  }
  expect(tries).toBe(3);
  expect(await world.db.orm.select().from(job)).toMatchObject([{ lastError: 'no 3', attempts: 3 }]);
});

test('a job whose process ended in the middle is taken over', async () => {
  const done: number[] = [];
  await want('note', 7);
  await world.db.query('update job set attempts = 1, leased_until = $1', [plusMs(world.clock.now(), 300_000)]);
  await runDueJobs(world, noting(done));
  expect(done).toEqual([]);
  world.clock.forward(300_001);
  await runDueJobs(world, noting(done));
  expect(done).toEqual([7]);
});

test('a repeating job waits for its next time after it was done', async () => {
  const done: number[] = [];
  const kinds: JobKinds = { daily: { run: async () => void done.push(1), tries: 1, everyMs: 86_400_000 } };
  await enqueueJob(world, world.db, { kind: 'daily', key: 'daily', payload: {} });
  await runDueJobs(world, kinds);
  await runDueJobs(world, kinds);
  expect(done).toHaveLength(1);
  world.clock.forward(86_400_000);
  await runDueJobs(world, kinds);
  expect(done).toHaveLength(2);
});

test('a job that takes long is held for as long as it takes, and by nobody else', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let runs = 0;
  const kinds: JobKinds = {
    long: {
      run: () => {
        runs++;
        begin();
        return released;
      },
      tries: 1,
    },
  };
  await want('long', 1);
  const running = runDueJobs(world, kinds);
  await begun;
  for (let minutes = 0; minutes < 10; minutes++) {
    world.clock.forward(60_000);
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitUntil(async () => {
      const [row] = await world.db.orm.select().from(job);
      return (row?.leasedUntil ?? '') > plusMs(world.clock.now(), 60_000);
    });
    expect(await runDueJobs(world, kinds)).toBe(0);
  }
  release();
  await running;
  expect(runs).toBe(1);
  vi.useRealTimers();
});

test('a process that ends leaves a long job to others as if it had never taken it', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const stop = new AbortController();
  const kinds: JobKinds = {
    long: {
      run: ({ stopping }) => {
        begin();
        return new Promise((_resolve, reject) => stopping.addEventListener('abort', () => reject(stopping.reason)));
      },
      tries: 1,
    },
  };
  await want('long', 1);
  await want('long', 2);
  const running = runDueJobs(world, kinds, stop.signal);
  await begun;
  stop.abort();
  await running;
  const left = await world.db.orm.select().from(job);
  expect(left).toMatchObject([
    { attempts: 0, leasedUntil: null, givenUpAt: null },
    { attempts: 0, leasedUntil: null, givenUpAt: null },
  ]);
});

test('a running process does a job as soon as it is told of one', async () => {
  const { promise: heard, resolve: told } = Promise.withResolvers<number>();
  const stop = await startJobs(world, {
    note: { run: async ({ payload }) => told(Number(payload['number'])), tries: 1 },
  });
  await world.db.transaction((tx) => enqueueJob(world, tx, { kind: 'note', payload: { number: 5 } }));
  expect(await heard).toBe(5);
  await stop();
});
