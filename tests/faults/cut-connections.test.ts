import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '#tests/support/people.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

/** `CUT_SECONDS=60` for a long look. */
const cutMs = Number(process.env['CUT_SECONDS'] ?? 8) * 1000;
const callers = 8;

let world: TestWorld;
let mei: Person;
let outside: pg.Client;
let database: string;

beforeAll(async () => {
  world = await openTestWorld({ database: 'postgres' });
  mei = await makePerson(world, { name: 'Mei', orgType: 'FUND_ADMIN' });
  const [own] = await world.db.query<{ name: string }>('select current_database() as name');
  database = own?.name ?? '';
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  outside = new pg.Client({ connectionString: url.href });
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await world.close();
});

/** As a failover, a restart or an administrator does. @param which of the connections, by what they are doing */
const cut = (which: string) =>
  outside.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and ${which}`, [database]);

test('a connection that is cut between two statements of a transaction ends the transaction and nothing else', async () => {
  const transaction = world.db.transaction(async (tx) => {
    await tx.query('create table half_done (at int)');
    await cut(`state = 'idle in transaction'`);
    // The driver hears of it while nothing is asked of it.
    await pause(100);
    await tx.query('insert into half_done values (1)');
  });
  await expect(transaction).rejects.toThrow();
  expect(await world.db.query(`select to_regclass('half_done') as there`)).toEqual([{ there: null }]);
});

test(
  'while connections are cut at random, everybody is answered, and jobs and listeners go on by themselves',
  async () => {
    const random = seededNumbers(20261122);
    const answers = new Map<number, number>();
    const heard: string[] = [];
    let missed = 0;
    const unlisten = await world.db.listen(
      'test',
      (payload) => heard.push(payload),
      () => missed++,
    );
    let jobsDone = 0;
    const stopJobs = await startJobs(world, {
      'count-up': {
        tries: 50,
        async run() {
          jobsDone++;
        },
      },
    });

    const until = Date.now() + cutMs;
    const ask = async (at: number): Promise<void> => {
      for (let n = 0; Date.now() < until; n++) {
        const answer = await (n % 2 === at % 2
          ? world.call<{ code?: string }>('get', '/ready')
          : world.call<{ code?: string }>('get', '/profile', { token: mei.token }));
        answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
        if (answer.status !== 503) continue;
        expect(answer.body.code).toBe('SERVICE_UNAVAILABLE');
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
    };
    const write = async (): Promise<void> => {
      while (Date.now() < until) {
        await world.db
          .transaction(async (tx) => {
            await tx.query('select pg_sleep(0.01)');
            await enqueueJob(world, tx, { kind: 'count-up', payload: {} });
            await pause(5);
          })
          .catch(() => undefined);
      }
    };
    const cutAtRandom = async (): Promise<void> => {
      while (Date.now() < until) {
        await pause(random() * 200);
        await cut(random() < 0.3 ? 'true' : `random() < 0.3`);
      }
    };
    await Promise.all([...Array.from({ length: callers }, (_, at) => ask(at)), write(), write(), cutAtRandom()]);

    expect([...answers.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(answers.get(200)).toBeGreaterThan(0);
    // Peace has come: what is said now is heard, and what was left to do is done.
    await cut('true');
    await expect.poll(() => missed, { timeout: 20_000 }).toBeGreaterThan(0);
    await expect
      .poll(
        async () => {
          await world.db.query(`select pg_notify('test', 'peace')`);
          return heard.includes('peace');
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    world.clock.forward(10 * 60_000);
    await expect
      .poll(async () => (await world.db.query('select 1 from job')).length, { timeout: 30_000, interval: 200 })
      .toBe(0);
    expect(jobsDone).toBeGreaterThan(0);
    await stopJobs();
    await unlisten();
  },
  cutMs + 120_000,
);
