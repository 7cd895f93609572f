// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';
import { newId } from '#domain/id.ts';
import { SearchIndex } from './search-index.ts';

const people: [nameTc: string, nameEn: string, pinyin: string, unitName: string, phoneTail: string][] = [
  ['陳大明', 'Chan Tai Meng', 'CHEN DAMING', '澳門大學', '4321'],
  ['陳明', 'Chan Meng', 'CHEN MING', '澳門科技大學', '1111'],
  ['李小龍', 'Lei Sio Long', 'LI XIAOLONG', '澳門理工大學', '2222'],
  ['劉', 'Lao', 'LIU', '珠海市創新公司', '3333'],
  ['西安', 'Sai On', 'XI AN', '澳門大學', '4444'],
  ['', 'João Ferreira da Silva', '', 'Universidade de Aveiro', '5555'],
  ['黃麗鳳', '', 'HUANG LIFENG', 'Banco 888', '6666'],
  ['歐陽修', 'Ao Ieong Sao', 'OUYANG XIU', '澳門旅遊學院', '7777'],
];

const index = new SearchIndex();
const put = (at: number, change: Partial<SnapshotPerson> = {}) => {
  const person = people[at];
  if (!person) throw new Error(`nobody at ${at}`);
  const [nameTc, nameEn, pinyin, unitName, phoneTail] = person;
  const id = `00000000-0000-7000-8000-00000000000${at}`;
  index.put({
    participantId: id,
    version: 1,
    nameTc,
    nameEn,
    pinyin,
    unitName,
    title: '',
    credential: newId(),
    kinds: ['ACTIVITY'],
    signIns: [],
    details: { phoneTail },
    ...change,
  });
};
people.forEach((_, at) => put(at));
index.settle();
const names = (query: string) => index.search(query, 5).map(({ nameTc, nameEn }) => nameTc || nameEn);

describe('staff find a person by', () => {
  test.each([
    ['a whole name', '陳大明', '陳大明'],
    ['one character, which may be the whole name', '劉', '劉'],
    ['a simplified character for a traditional one', '刘', '劉'],
    ['simplified characters of a traditional name', '黄丽凤', '黃麗鳳'],
    ['characters with one left out', '李龍', '李小龍'],
    ['a wrong character', '李小隆', '李小龍'],
    ['pinyin in one word', 'chendaming', '陳大明'],
    ['pinyin in syllables', 'chen da ming', '陳大明'],
    ['the given name in pinyin', 'xiaolong', '李小龍'],
    ['initials of pinyin', 'hlf', '黃麗鳳'],
    ['initials where letters could be cut in two ways', 'xa', '西安'],
    ['initials of a double surname', 'oyx', '歐陽修'],
    ['a Latin name without its accents', 'joao', 'João Ferreira da Silva'],
    ['a Latin name with a typing mistake', 'Ferriera', 'João Ferreira da Silva'],
    ['a surname as it is said in Cantonese', 'wong', '黃麗鳳'],
    ['the last digits of the phone', '2222', '李小龍'],
    ['a longer piece of the phone number', '66882222', '李小龍'],
    ['a name and the unit’s usual short name', '陳 澳大', '陳大明'],
    ['a name and the unit without a space', '陳大明澳門大學', '陳大明'],
    ['a name and digits without a space', '陳1111', '陳明'],
    ['the unit in Latin letters', 'aveiro', 'João Ferreira da Silva'],
    ['full-width letters', 'ｃｈｅｎｄａｍｉｎｇ', '陳大明'],
  ])('%s', (_, query, expected) => {
    expect(names(query)[0]).toBe(expected);
  });

  test('a name of two characters before longer ones that hold it', () => {
    expect(names('陳明').slice(0, 2)).toEqual(['陳明', '陳大明']);
  });
});

test('whoever was taken off the list is not found any more, and a new name replaces the old', () => {
  put(6, { removed: true });
  put(0, { nameTc: '陳大文', pinyin: 'CHEN DAWEN' });
  expect(names('黃麗鳳')).toEqual([]);
  expect(names('陳大文')).toEqual(['陳大文']);
  expect(names('chendaming')).not.toContain('陳大明');
});

test('nothing typed, or nothing that is a name, finds nobody', () => {
  expect(names('')).toEqual([]);
  expect(names('？！')).toEqual([]);
});
