import { beforeEach, expect, test } from 'vitest';
import { type Instant, plusMs } from '#domain/instant.ts';
import { Remembered } from './remembered.ts';
import type { World } from './world.ts';

let now = '2026-11-21T02:00:00.000Z' as Instant;
let writes = 0;
let made = 0;
const world = { clock: { now: () => now }, db: { writes: () => writes } } as unknown as World;
const make = async () => ++made;

beforeEach(() => {
  made = 0;
});

const remembered = (most = 10) => new Remembered<number>(world, most, (value) => value < 100);

test('many who ask at once are told what was made once, each question for itself', async () => {
  const answers = remembered();
  expect(await Promise.all([1, 2, 3].map(() => answers.get('a', make)))).toEqual([1, 1, 1]);
  expect(await answers.get('b', make)).toBe(2);
  expect(await answers.get('a', make)).toBe(1);
});

test('it is made again after two seconds, after a write, and where a clock was set back', async () => {
  const answers = remembered();
  await answers.get('a', make);
  now = plusMs(now, 1999);
  expect(await answers.get('a', make)).toBe(1);
  now = plusMs(now, 1);
  expect(await answers.get('a', make)).toBe(2);
  writes++;
  expect(await answers.get('a', make)).toBe(3);
  now = plusMs(now, -1);
  expect(await answers.get('a', make)).toBe(4);
});

test('what was begun before a write is not told to who asks after it', async () => {
  const answers = remembered();
  const { promise, resolve: finish } = Promise.withResolvers<number>();
  const before = answers.get('a', () => promise);
  writes++;
  expect(await answers.get('a', make)).toBe(1);
  finish(77);
  expect(await before).toBe(77);
  expect(await answers.get('a', make)).toBe(1);
});

test('a failure is told to who waited for it and is tried again by the next', async () => {
  const answers = remembered();
  const fail = () => answers.get('a', () => Promise.reject(new Error('no database')));
  await Promise.all([1, 2].map(() => expect(fail()).rejects.toThrow('no database')));
  expect(await answers.get('a', make)).toBe(1);
});

test('what is not worth it is not kept, and of too many the oldest goes', async () => {
  const answers = remembered(2);
  expect(await answers.get('large', async () => 100)).toBe(100);
  expect(await answers.get('large', make)).toBe(1);
  for (const one of ['a', 'b']) await answers.get(one, make);
  expect(await answers.get('large', make)).toBe(4);
  expect(await answers.get('b', make)).toBe(3);
});
