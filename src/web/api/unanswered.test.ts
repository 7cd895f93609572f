import { expect, test } from 'vitest';
import { withUnanswered } from './unanswered.ts';

test('of much that nobody answered the first and the last are remembered', () => {
  const sent = Array.from({ length: 300 }, (_, at) => at);
  const known = sent.reduce<readonly number[]>(withUnanswered, []);
  expect(known).toEqual([0, 1, 2, 3, 4, 295, 296, 297, 298, 299]);
});
