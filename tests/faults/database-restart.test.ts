import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredVerdict } from '#contract/sign-in/attempt.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { Ear } from '#tests/support/door-ear.ts';
import { makePerson } from '#tests/support/people.ts';
import { type Cluster, startTestCluster } from '#tests/support/postgres.ts';
import {
  type Guest,
  makeFair,
  makeGuests,
  makeSupervisor,
  pairPhone,
  type Phone,
} from '#tests/support/sign-in-door.ts';
import { lawViolations } from '#tests/support/sign-in-laws.ts';
import { type Answer, openTestWorld, type TestWorld } from '#tests/support/world.ts';

/** `CUT_SECONDS=60` for a long look. */
const loadMs = Number(process.env['CUT_SECONDS'] ?? 8) * 1000;
const restarts = ['SIGINT', 'SIGQUIT'] as const;
const readers = 4;
const gates = 2;
const batch = 5;

let cluster: Cluster;
let world: TestWorld;
let origin: string;
let fair: string;
let supervisor: { token: string };
let phones: Phone[];
let guests: Guest[];

beforeAll(async () => {
  cluster = await startTestCluster();
  world = await openTestWorld({ database: 'postgres', cluster });
  origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
  supervisor = await makeSupervisor(world);
  fair = await makeFair(world);
  phones = [];
  for (let n = 0; n < gates; n++) phones.push(await pairPhone(world, world, supervisor.token, fair, { gate: `G${n}` }));
  guests = await makeGuests(
    world,
    fair,
    Array.from({ length: 40 }, (_, n) => `Guest ${n}`),
  );
});
afterAll(async () => {
  await world.close();
  await cluster.stop();
});

const comesAgain = ({ status, headers }: Pick<Answer<unknown>, 'status' | 'headers'>): boolean =>
  status === 503 && Number(headers['retry-after']) > 0;

test(
  'PostgreSQL restarts under load, once in order and once after a crash: all are answered, and everything goes on by itself',
  async () => {
    const until = Date.now() + loadMs;
    const busy = (): boolean => Date.now() < until;
    const wrong: unknown[] = [];
    const answered = { result: 0, again: 0 };
    const note = (answer: Answer<unknown>): void => {
      if (answer.status === 200) answered.result++;
      else if (comesAgain(answer)) answered.again++;
      else wrong.push([answer.status, answer.body]);
    };

    const read = async (n: number): Promise<void> => {
      const { token } = await makePerson(world, { name: `Mei ${n}`, orgType: 'FUND_ADMIN' });
      for (; busy(); await pause(60)) note(await world.call('get', '/profile', { token }));
    };

    let jobsDone = 0;
    let jobsWanted = 0;
    const count = {
      tries: 50,
      async run() {
        jobsDone++;
      },
    };
    const stopJobs = await startJobs(world, { count });
    const want = async (): Promise<void> => {
      for (; busy(); await pause(20)) {
        const job = { kind: 'count', payload: {} };
        const wanted = await world.db
          .transaction((tx) => enqueueJob(world, tx, job))
          .then(
            () => true,
            () => false,
          );
        if (wanted) jobsWanted++;
      }
    };

    const told = new Map<string, StoredVerdict>();
    const admit = async (phone: Phone): Promise<void> => {
      for (let n = 0; busy(); n++) {
        for (let k = 0; k < batch; k++) phone.scan(guests[(n * batch + k) % guests.length] ?? null);
        // Its queue is sent again until it was taken, as it stands.
        for (;;) {
          const waiting = phone.journal.filter(({ id }) => !told.has(id));
          const answer = await world.call<{ verdicts: StoredVerdict[] }>('post', '/sign-in/attempts', {
            token: phone.token,
            body: { attempts: waiting },
          });
          note(answer);
          if (answer.status === 200) for (const verdict of answer.body.verdicts) told.set(verdict.id, verdict);
          if (answer.status === 200 || !comesAgain(answer)) break;
          await pause(100);
        }
        await pause(150);
      }
    };

    let streams = 0;
    let ear: Ear | null = null;
    const peace = new AbortController();
    const follow = async (): Promise<void> => {
      while (!peace.signal.aborted) {
        const path = `${origin}/event-api/sign-in/events?activityId=${fair}`;
        ear = await new Ear().open(path, supervisor.token).catch(() => null);
        const opened = ear;
        if (opened) {
          streams++;
          await opened.until(() => opened.ended);
        }
        await pause(100);
      }
    };
    const followed = follow();

    const restart = async (): Promise<void> => {
      for (const signal of restarts) {
        await pause(loadMs / 4);
        await cluster.restart(signal);
      }
    };
    await Promise.all([...Array.from({ length: readers }, (_, n) => read(n)), want(), ...phones.map(admit), restart()]);

    expect(wrong).toEqual([]);
    expect(answered.again).toBeGreaterThan(0);
    expect(answered.result).toBeGreaterThan(answered.again);
    expect(streams).toBeGreaterThan(restarts.length);

    // Peace has come: what happens now is heard, and what was left to do is done.
    const [late] = await makeGuests(world, fair, ['Late']);
    const [phone] = phones;
    if (!late || !phone) throw new Error('nobody came');
    const people = () => ear?.of('people').length ?? 0;
    const before = people();
    const verdict = await phone.sendOne(phone.scan(late));
    told.set(verdict.id, verdict);
    await expect.poll(people, { timeout: 20_000 }).toBeGreaterThan(before);
    peace.abort();
    world.clock.forward(10 * 60_000);
    const left = async () => (await world.db.query('select 1 from job')).length;
    await expect.poll(left, { timeout: 30_000, interval: 200 }).toBe(0);
    expect(jobsDone).toBeGreaterThanOrEqual(jobsWanted);
    await stopJobs();

    const journals = phones.map(({ deviceId, journal }) => ({ deviceId, attempts: journal, verdicts: told }));
    const expected = [...guests, late].map(({ id, credential }) => ({ participantId: id, credential }));
    expect(await lawViolations(world.db, journals, expected)).toEqual([]);
    await world.app.close();
    await followed;
  },
  loadMs + 120_000,
);
