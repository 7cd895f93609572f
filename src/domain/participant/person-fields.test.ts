import { expect, test } from 'vitest';
import { exportColumns } from './export-columns.ts';
import { personFields, sealedFields, textLimits } from './person.ts';
import { searchTerms } from './search-grams.ts';
import { suggestPinyin } from './pinyin.ts';

const asked = `nameTc nameEn pinyin title gender birthDate nationality documentType documentNumber phoneCountry phone
  wechatId email language dinner diet hotel checkIn checkOut`.split(/\s+/);

test('a person is asked in this order, and a sheet has these columns', () => {
  expect(personFields).toEqual(asked);
  expect(exportColumns).toEqual([
    'unit',
    'listStatus',
    'representative',
    ...asked,
    'dinnerTable',
    'hotelRoom',
    'state',
  ]);
});

test('what is sealed is what would harm if it were read, and each text has its length', () => {
  expect([...sealedFields].toSorted()).toEqual(['birthDate', 'documentNumber', 'email', 'phone', 'wechatId']);
  expect(textLimits).toEqual({
    nameTc: 100,
    nameEn: 100,
    pinyin: 100,
    title: 200,
    documentNumber: 40,
    wechatId: 40,
    phone: 20,
    email: 200,
    diet: 200,
  });
});

test('a search is for each of at most eight words: one letter by itself, longer ones by their pairs in order', () => {
  expect(searchTerms('陳')).toEqual([{ grams: ['陳'], contains: null }]);
  expect(searchTerms('Ana Lei')).toEqual([
    { grams: ['an', 'na'], contains: 'ana' },
    { grams: ['le', 'ei'], contains: 'lei' },
  ]);
  expect(searchTerms('a b c d e f g h i')).toHaveLength(8);
  expect(searchTerms('')).toEqual([]);
  const [long] = searchTerms('abcdefghijklmnopqrstuvwxyz'.repeat(3));
  expect(long?.grams).toHaveLength(12);
  expect(long?.contains).toHaveLength(60);
});

test('surnames are read as surnames, in the traditional spelling too', () => {
  expect(suggestPinyin('單雲')).toBe('SHAN YUN');
  expect(suggestPinyin('尉遲恭')).toBe('YU CHI GONG');
  expect(suggestPinyin('Ana')).toBe('');
});
