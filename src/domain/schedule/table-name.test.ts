import { expect, test } from 'vitest';
import { tableName } from './table-name.ts';

test.each([
  ['T', 'T12'],
  ['A', 'A12'],
  ['大堂', '大堂12'],
  ['Átrio', 'Átrio 12'],
  ['Hall 2', 'Hall 2-12'],
  ['2樓', '2樓12'],
])('of hall %s the twelfth table is called %s', (place, name) => {
  expect(tableName({ place, table: 12 })).toBe(name);
});
