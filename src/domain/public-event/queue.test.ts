import { expect, test } from 'vitest';
import { nextInQueue } from './queue.ts';

const queue = (...seats: number[]) => seats.map((count, index) => ({ id: String(index), seats: count }));

test.each([
  ['nobody while nothing is free', 0, [1, 1], []],
  ['whoever came first', 1, [1, 1], ['0']],
  ['as many as there are seats, in order of arrival', 2, [1, 1, 1], ['0', '1']],
  ['a group that fits', 25, [25, 1], ['0']],
  ['past a group that does not fit, whoever is behind it and does', 3, [25, 2, 2, 1], ['1', '3']],
  ['nobody when only too large groups wait', 3, [25, 4], []],
])('%s', (_, free, seats, offered) => {
  expect(nextInQueue(free, queue(...seats))).toEqual(offered);
});
