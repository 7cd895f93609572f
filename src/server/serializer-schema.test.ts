import fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { serializerSchema } from './serializer-schema.ts';

const Reply = z.object({
  text: z.string().nullable(),
  word: z.enum(['A', 'B']).nullable(),
  count: z.number().int().nullable(),
  one: z.object({ name: z.string(), at: z.iso.datetime().nullable() }).nullable(),
  list: z.array(z.string().nullable()).nullable(),
  either: z.union([z.literal(0), z.literal(1)]),
});

/** As a hot endpoint is answered. */
async function written(reply: object): Promise<string> {
  const app = fastify();
  app.get('/', { schema: { response: { 200: serializerSchema(Reply) } } }, () => reply);
  return (await app.inject('/')).body;
}

test.each([
  { text: null, word: null, count: null, one: null, list: null, either: 0 },
  { text: '', word: 'B', count: 0, one: { name: '“x”', at: null }, list: ['a', null], either: 1 },
  { text: 'null', word: 'A', count: -1, one: { name: '', at: '2026-11-21T02:00:00.000Z' }, list: [], either: 1 },
])('what may be null is written as it is: %j', async (reply) => {
  expect(JSON.parse(await written(reply))).toEqual(reply);
});

test('nothing undeclared leaves', async () => {
  const reply = { text: null, word: null, count: null, one: { name: 'a', at: null, secret: 1 }, list: null, either: 0 };
  expect(await written({ ...reply, secret: 2 })).not.toContain('secret');
});

test('no field that may be null is tried out', () => {
  expect(JSON.stringify(serializerSchema(Reply)).match(/anyOf/g)).toHaveLength(1);
});
