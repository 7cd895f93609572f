import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Api, pageOf } from '#contract/api.ts';
import type { Guards } from '#server/actor.ts';
import { answerErrors } from '#server/answer-errors.ts';
import { refuse } from '#server/refusal.ts';
import { type Handlers, serve } from '#server/serve.ts';
import { administrator, doJobs } from '#tests/support/participants.ts';
import { refuseFaults, watchedLog } from '#tests/support/watched-log.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const Guest = z.object({ name: z.string(), unit: z.object({ name: z.string() }) });
const guestRow = { method: 'get', access: 'public', errors: [] } as const;
const api = {
  oneGuest: { ...guestRow, path: '/guest', summary: 'One guest', reply: Guest },
  hotGuest: { ...guestRow, path: '/hot-guest', summary: 'One guest, often', reply: Guest, hot: true },
  allGuests: { ...guestRow, path: '/guests', summary: 'All guests', reply: pageOf(Guest) },
  fullHall: { ...guestRow, path: '/full-hall', summary: 'Refuses', reply: Guest },
  wrongGuest: { ...guestRow, path: '/wrong-guest', summary: 'What is no guest', reply: Guest },
} as const satisfies Api;

/** A row of the database as a handler spreads it, with more than the table of endpoints tells. */
const ana = {
  name: 'Ana Rosário',
  passwordHash: 'of Ana',
  unit: { name: 'Porto Lda', accountId: 'of the unit' },
  storageKey: 'exports/1.xlsx',
};
const told = { name: 'Ana Rosário', unit: { name: 'Porto Lda' } };

const nobody: Guards = {
  loginOf: () => null,
  findActor: async () => null,
  recallActor: async () => null,
  findDevice: async () => null,
  loginChanges: () => null,
  proofFault: () => null,
};

const folder = mkdtempSync(join(tmpdir(), 'undeclared-'));
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ environment: { DATA_DIR: folder } });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

async function answerOf(path: string) {
  const handlers: Handlers<typeof api> = {
    oneGuest: async () => ana,
    hotGuest: async () => ana,
    allGuests: async () => ({ content: [ana], totalElements: 1, secret: 'of the list' }),
    fullHall: async () => {
      throw refuse('CAPACITY_EXCEEDED');
    },
    wrongGuest: async () => ({ ...ana, unit: null as unknown as (typeof ana)['unit'] }),
  };
  const { log, faults } = watchedLog('silent');
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({ loggerInstance, disableRequestLogging: true });
  answerErrors(app);
  serve(app, world, nobody, api, handlers);
  const answer = await app.inject({ method: 'GET', url: `/event-api${path}` });
  await app.close();
  return { status: answer.statusCode, body: answer.json<unknown>(), faults };
}

test('what a handler gives beyond the fields that its endpoint declares does not leave, at any depth', async () => {
  expect(await answerOf('/guest')).toEqual({ status: 200, body: told, faults: [] });
  expect(await answerOf('/guests')).toEqual({ status: 200, body: { content: [told], totalElements: 1 }, faults: [] });
});

test('nor from an endpoint asked so often that its reply is not parsed', async () => {
  expect(await answerOf('/hot-guest')).toEqual({ status: 200, body: told, faults: [] });
});

test('what a handler gives instead of what its endpoint declares is our own fault', async () => {
  expect((await answerOf('/wrong-guest')).status).toBe(500);
});

test('a refusal that its endpoint does not declare is given, and told as our own fault', async () => {
  const { status, body, faults } = await answerOf('/full-hall');
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'CAPACITY_EXCEEDED' } });
  expect(() => refuseFaults(faults)).toThrow('fullHall refuses with CAPACITY_EXCEEDED');
});

test('who lists her exports is not told where their files are, nor whose they are', async () => {
  const mei = await administrator(world);
  const body = { kind: 'enrollments', columns: ['unit'], language: 'pt' };
  await world.call('post', '/admin/exports', { token: mei.token, body });
  await doJobs(world);
  const { content } = (
    await world.call<{ content: Record<string, unknown>[] }>('get', '/admin/exports', { token: mei.token })
  ).body;
  expect(content).toHaveLength(1);
  expect(content[0]).toMatchObject({ kind: 'enrollments', state: 'DONE' });
  for (const kept of ['storageKey', 'upload', 'accountId']) expect(content[0]).not.toHaveProperty(kept);
});
