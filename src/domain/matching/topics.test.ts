import { Converter } from 'opencc-js/t2cn';
import { expect, test } from 'vitest';
import { technologyTerms } from './technology-terms.ts';
import { tokensOf } from './tokens.ts';
import { topicReader } from './topics.ts';

const simplified = Converter({ from: 'hk', to: 'cn' });
const read = topicReader(simplified);
const topicsOf = (text: string) => [...read(text).keys()];

test.each([
  ['智慧停車的溫度傳感器', ['term:parking', 'term:temperatureSensor', 'term:sensor']],
  ['智慧停车的温度传感器', ['term:parking', 'term:temperatureSensor', 'term:sensor']],
  ['Temperature sensors for parking', ['term:temperatureSensor', 'term:sensor', 'term:parking']],
  ['Sensores de temperatura para estacionamentos', ['term:temperatureSensor', 'term:parking']],
  ['3D打印的義肢', ['term:threeDPrinting', 'term:prosthesis']],
  ['Impressão 3D de próteses', ['term:threeDPrinting', 'term:prosthesis']],
])('%s is about the same in every language', (text, topics) => {
  expect(topicsOf(text)).toEqual(expect.arrayContaining(topics));
});

test('every word of the glossary is read as its term', () => {
  for (const [term, languages] of Object.entries(technologyTerms)) {
    for (const word of languages.flatMap((words) => words.split('|'))) {
      expect(topicsOf(word), word).toContain(`term:${term}`);
    }
  }
});

test('no two terms claim the same word', () => {
  const claimed = new Map<string, string>();
  for (const [term, languages] of Object.entries(technologyTerms)) {
    for (const word of languages.flatMap((words) => words.split('|'))) {
      const key = tokensOf(word, simplified)
        .map(({ stem, acronym }) => acronym ?? stem)
        .join(' ');
      expect([term, undefined], `${word} of ${term}`).toContain(claimed.get(key));
      claimed.set(key, term);
    }
  }
});

test('an acronym is not the word that it looks like', () => {
  expect(topicsOf('AR glasses')).toContain('term:augmentedReality');
  expect(topicsOf('um filtro de ar para a sala')).not.toContain('term:augmentedReality');
});

test('what the glossary does not know is compared as it is written', () => {
  expect(topicsOf('Zirconium flanges')).toEqual(['word:zirconium', 'word:flang']);
  expect(topicsOf('鋯法蘭')).toEqual(['pair:锆法', 'pair:法兰']);
});

test('words that everybody writes are not told', () => {
  expect(topicsOf('We want to improve our system with this new method')).toEqual([]);
});

test('a mention says where it stands in the text', () => {
  expect(read('關於自動駕駛').get('term:autonomousDriving')).toEqual({ start: 2, end: 6 });
});

test('simplified characters stand one for one, so that places in a text stay', () => {
  for (const [zh] of Object.values(technologyTerms)) expect(simplified(zh)).toHaveLength(zh.length);
});
