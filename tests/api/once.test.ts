import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskEvent } from '#contract/activity/desk.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { onceHeader } from '#domain/once.ts';
import { answeredCall } from '#server/once/tables.ts';
import { sweepAnsweredCalls } from '#server/once/sweep-answered-calls.ts';
import { administrator } from '#tests/support/participants.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let token: string;
beforeAll(async () => {
  world = await openTestWorld();
  ({ token } = await administrator(world));
});
afterAll(() => world?.close());

const add = (nameEn: string, key: string, by = token) =>
  world.call<DeskEvent & ErrorBody>('post', '/admin/events', {
    token: by,
    headers: { [onceHeader]: key },
    body: { nameTc: '', nameEn, namePt: '' },
  });

async function namesOf(named: string): Promise<string[]> {
  const { body } = await world.call<{ content: DeskEvent[] }>('get', '/admin/events?size=50', { token });
  return body.content.map(({ nameEn }) => nameEn).filter((name) => name.startsWith(named));
}

test('what is sent again under its key is made once, also while the first is being made', async () => {
  const key = newId();
  const answers = [...(await Promise.all([1, 2, 3].map(() => add('Week 2030', key)))), await add('Week 2030', key)];
  const [first] = answers;
  expect(first).toMatchObject({ status: 200, body: { nameEn: 'Week 2030', version: 1 } });
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => first?.body));
  expect(await namesOf('Week 2030')).toEqual(['Week 2030']);
  const { body } = await world.call<{ content: unknown[] }>('get', `/admin/audit?subjectId=${first?.body.id}`, {
    token,
  });
  expect(body.content).toHaveLength(1);
});

test('another key makes another, and so does no key', async () => {
  await add('Twice', newId());
  await add('Twice', newId());
  const unkeyed = {
    method: 'POST',
    url: '/event-api/admin/events',
    headers: { authorization: `Bearer ${token}` },
    payload: { nameTc: '', nameEn: 'Twice', namePt: '' },
  } as const;
  for (const _ of [1, 2]) expect((await world.app.inject(unkeyed)).statusCode).toBe(200);
  expect(await namesOf('Twice')).toHaveLength(4);
});

test('something else under the same key is refused, and nothing is made of it', async () => {
  const key = newId();
  await add('As first sent', key);
  expect(await add('As sent later', key)).toMatchObject({ status: 409, body: { code: 'ALREADY_SENT' } });
  const elsewhere = await world.call('post', '/admin/units', {
    token,
    headers: { [onceHeader]: key },
    body: { nameEn: 'A unit', another: false },
  });
  expect(elsewhere.status).not.toBe(200);
  expect(await namesOf('As ')).toEqual(['As first sent']);
});

test('what was refused is not kept: put right, it goes under the same key', async () => {
  const key = newId();
  expect(await add(' ', key)).toMatchObject({ status: 400 });
  expect(await add('Named now', key)).toMatchObject({ status: 200 });
});

test('a key is its sender’s: under the same one somebody else makes something of their own', async () => {
  const key = newId();
  const other = await administrator(world);
  const own = await add('Of one', key);
  const theirs = await add('Of one', key, other.token);
  expect(theirs.status).toBe(200);
  expect(theirs.body.id).not.toBe(own.body.id);
});

test('a key that is no UUID is said to be so', async () => {
  expect(await add('Never', 'first try')).toMatchObject({
    status: 400,
    body: { code: 'PARAMS_ERROR', fields: [{ path: onceHeader, problem: 'format' }] },
  });
  expect(await namesOf('Never')).toEqual([]);
});

test('what was answered is sealed, and gone after a day', async () => {
  const key = newId();
  await add('Kept for a day', key);
  const kept = await world.db.orm.select().from(answeredCall);
  expect(kept.every(({ sealedAnswer }) => sealedAnswer !== null)).toBe(true);
  expect(JSON.stringify(kept)).not.toContain('Kept for a day');
  await sweepAnsweredCalls(world);
  expect(await world.db.orm.$count(answeredCall)).toBe(kept.length);
  world.clock.forward(24 * 60 * 60 * 1000 + 1);
  await sweepAnsweredCalls(world);
  expect(await world.db.orm.$count(answeredCall)).toBe(0);
});
