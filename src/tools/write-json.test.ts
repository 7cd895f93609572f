import { expect, test } from 'vitest';
import { writeJson } from './write-json.ts';

test('what fits stands on one line, and what does not is one part to a line', () => {
  const long = 'x'.repeat(110);
  expect(writeJson({ type: 'string', enum: ['A', 'B'] })).toBe('{ "type": "string", "enum": ["A", "B"] }');
  expect(writeJson({ long, none: [], empty: {} })).toBe(`{\n  "long": "${long}",\n  "none": [],\n  "empty": {}\n}`);
});

test.each([
  [null],
  [[1, [2, { a: null }]]],
  [{ 'a"b': 'c\nd', gone: undefined }],
  ['text'],
  [Array.from({ length: 200 }, (_, i) => ({ i }))],
])('says the same as JSON does', (value) =>
  expect(JSON.parse(writeJson(value))).toEqual(JSON.parse(JSON.stringify(value))),
);
