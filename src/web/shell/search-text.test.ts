import { expect, it } from 'vitest';
import { countIn, parseSearch, stringifySearch, textIn, wordIn } from './search-text.ts';

it('keeps what an address says as text', () => {
  expect(parseSearch('?activityId=007&search=%E9%99%B3')).toEqual({ activityId: '007', search: '陳' });
  expect(parseSearch('?kind=a&kind=b')).toEqual({ kind: ['a', 'b'] });
});

it('leaves out what is not set, and writes the rest so that it reads back the same', () => {
  expect(stringifySearch({ activityId: '007', page: undefined, search: '' })).toBe('?activityId=007');
  expect(stringifySearch({})).toBe('');
  expect(parseSearch(stringifySearch({ search: 'a&b=c', kind: ['x', 'y'] }))).toEqual({
    search: 'a&b=c',
    kind: ['x', 'y'],
  });
});

it('takes only what it can use', () => {
  const search = { page: '2', kind: ['HOTEL', 'ACTIVITY'], tab: 'nonsense', big: '99999999', none: '' };
  expect(countIn(search, 'page')).toBe(2);
  expect(countIn(search, 'big')).toBeUndefined();
  expect(textIn(search, 'kind')).toBe('HOTEL');
  expect(textIn(search, 'none')).toBeUndefined();
  expect(wordIn(search, 'tab', ['intro', 'remark'])).toBeUndefined();
});
