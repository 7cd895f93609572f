import { expect, test } from 'vitest';
import type { Instant } from '#domain/instant.ts';
import { nowAndNext } from './now-and-next.ts';

/** In UTC: Macau's clock is eight hours ahead. */
const at = (clock: string, day = '2026-12-01') => `${day}T${clock}:00.000Z` as Instant;
const meeting = (id: string, table: number, begin: string, end: string, day?: string) => ({
  id,
  place: 'A',
  table,
  begin: at(begin, day),
  end: at(end, day),
});
const first = meeting('first', 2, '02:00', '02:20');
const second = meeting('second', 2, '02:30', '02:50');
const other = meeting('other', 10, '02:30', '02:50');
const tomorrow = meeting('tomorrow', 2, '02:00', '02:20', '2026-12-02');
const all = [second, tomorrow, other, first];
const shown = (clock: string) =>
  nowAndNext(all, at(clock)).map(({ table, now, next }) => [table, now?.id ?? null, next?.id ?? null]);

test.each([
  [
    'before the day begins',
    '01:00',
    [
      [2, null, 'first'],
      [10, null, 'other'],
    ],
  ],
  [
    'as a meeting begins',
    '02:00',
    [
      [2, 'first', 'second'],
      [10, null, 'other'],
    ],
  ],
  [
    'as it ends',
    '02:20',
    [
      [2, null, 'second'],
      [10, null, 'other'],
    ],
  ],
  [
    'in the last meeting of the day, what comes tomorrow is not next',
    '02:40',
    [
      [2, 'second', null],
      [10, 'other', null],
    ],
  ],
  [
    'after it',
    '03:00',
    [
      [2, null, null],
      [10, null, null],
    ],
  ],
])('%s', (_, clock, wanted) => expect(shown(clock)).toEqual(wanted));

test('on a day without meetings no table is shown', () =>
  expect(nowAndNext(all, at('02:00', '2026-12-03'))).toEqual([]));
