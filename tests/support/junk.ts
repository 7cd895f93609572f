import * as fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '#contract/api.ts';

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
}

/** Texts that have broken programs before: nothing, NUL, half a character, right-to-left marks, SQL, very long. */
const hardTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  "'; drop table account; --",
  '${7*7}',
  '%00',
  '../../etc/passwd',
  'x'.repeat(5000),
  '2026-11-21T02:00:00.000Z',
  '9999-99-99',
  '01900000-0000-7000-8000-000000000000',
  '1e999',
];

const anyText = fc.oneof(fc.constantFrom(...hardTexts), fc.string({ unit: 'binary', maxLength: 40 }));
const anyNumber = fc.oneof(fc.constantFrom(0, -1, 1e308, 2 ** 53, 0.1), fc.integer(), fc.double({ noNaN: true }));
const anything = fc.oneof(anyText, anyNumber, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }));

/** Values that look like what the schema wants for most of their parts, and are wrong in some. */
function nearly(shape: Shape, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((part) => nearly(part, ids)), anything);
  if (shape.const !== undefined) return fc.oneof({ weight: 4, arbitrary: fc.constant(shape.const) }, anything);
  if (shape.enum) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...shape.enum) }, anything);
  if (shape.format === 'uuid')
    return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ids) }, fc.uuid({ version: 7 }), anything);
  if (shape.type === 'array') {
    const items = fc.array(nearly(shape.items ?? {}, ids), { maxLength: 4 });
    return fc.oneof({ weight: 6, arbitrary: items }, anything);
  }
  if (shape.type === 'object') {
    const parts = Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([key, part]) => [key, nearly(part, ids)]),
    );
    const whole = fc.record(parts).chain((given) => fc.constant(given));
    const holes = fc.record(parts, { requiredKeys: [] });
    return fc.oneof({ weight: 4, arbitrary: whole }, { weight: 2, arbitrary: holes }, anything);
  }
  if (shape.type === 'integer' || shape.type === 'number') {
    return fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 20 }) }, anyNumber, anything);
  }
  if (shape.type === 'boolean') return fc.oneof({ weight: 4, arbitrary: fc.boolean() }, anything);
  return fc.oneof({ weight: 4, arbitrary: anyText }, { weight: 2, arbitrary: fc.string({ maxLength: 20 }) }, anything);
}

const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;

export interface Junk {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/** What somebody careless or hostile might send to an endpoint. @param ids some that exist, so that it gets far */
export function junkFor(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<Junk> {
  const { params, query, body } = endpoint;
  const texts = (schema: z.ZodObject | undefined) =>
    schema ? nearly(shapeOf(schema), ids).map(asTexts) : fc.constant<Record<string, string>>({});
  return fc.record({
    params: texts(params),
    query: texts(query),
    body: body && body !== 'multipart' ? nearly(shapeOf(body), ids) : fc.constant(undefined),
  });
}

const asTexts = (value: unknown): Record<string, string> =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, one]) => one !== undefined && one !== null)
          .map(([key, one]) => [key, typeof one === 'string' ? one.toWellFormed() : JSON.stringify(one)]),
      )
    : {};
