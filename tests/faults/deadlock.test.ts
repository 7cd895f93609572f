import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Api, Id } from '#contract/api.ts';
import type { Guards } from '#server/actor.ts';
import { type Handlers, serve } from '#server/serve.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const api = {
  countBoth: {
    method: 'post',
    path: '/count-both',
    access: 'public',
    summary: 'Counts two rows up, the one named first before the other',
    body: z.object({ first: Id, second: Id }),
    reply: z.object({ runs: z.number() }),
    errors: [],
  },
} as const satisfies Api;

const nobody: Guards = {
  loginOf: () => null,
  findActor: async () => null,
  recallActor: async () => null,
  findDevice: async () => null,
  loginChanges: () => null,
  proofFault: () => null,
};
const ana = '019a0000-0000-7000-8000-00000000000a';
const rui = '019a0000-0000-7000-8000-00000000000b';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ database: 'postgres' });
  await world.db.query('create table counted (id uuid primary key, count int not null default 0)');
  await world.db.query('insert into counted (id) values ($1), ($2)', [ana, rui]);
});
afterAll(() => world.close());

test('two requests that lock the same people in opposite orders are both answered', async () => {
  let runs = 0;
  let bothHaveTheirFirst: (() => void) | undefined;
  const met = new Promise<void>((resolve) => (bothHaveTheirFirst = resolve));
  let holding = 0;
  let oneIsAnswered: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => (oneIsAnswered = resolve));
  const handlers: Handlers<typeof api> = {
    async countBoth({ body }) {
      // However slow the machine is, the one undone does not meet the other again before that has woken up.
      if (++runs > 2) await answered;
      return world.db.transaction(async (tx) => {
        const count = (id: string) => tx.query('update counted set count = count + 1 where id = $1', [id]);
        await count(body.first);
        if (++holding === 2) bothHaveTheirFirst?.();
        await met;
        await count(body.second);
        return { runs };
      });
    },
  };
  const app = Fastify();
  serve(app, world, nobody, api, handlers);
  const ask = (first: string, second: string) =>
    app
      .inject({ method: 'POST', url: '/event-api/count-both', payload: { first, second } })
      .finally(() => oneIsAnswered?.());
  const answers = await Promise.all([ask(ana, rui), ask(rui, ana)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(runs).toBe(3);
  expect(await world.db.query('select count from counted')).toEqual([{ count: 2 }, { count: 2 }]);
  await app.close();
});
