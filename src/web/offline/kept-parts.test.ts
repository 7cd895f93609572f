import { describe, expect, test } from 'vitest';
import { filesOf, type OfflineFile } from './kept-parts.ts';

const file = (url: string, parts: string[], locale?: OfflineFile['locale']): OfflineFile => ({
  url,
  revision: null,
  parts,
  ...(locale ? { locale } : {}),
});
const files = [
  file('frame', ['shell', 'sign-in']),
  file('scan', ['sign-in']),
  file('table', ['sign-in', 'audit']),
  file('log', ['audit']),
  file('scan-pt', ['sign-in'], 'pt'),
  file('scan-zh', ['sign-in'], 'zh'),
  file('pinyin', []),
];
const urls = (parts: string[], locales: ('pt' | 'zh')[]) => filesOf(files, { parts, locales }).map(({ url }) => url);

describe('what a device keeps beyond the shell', () => {
  test('is nothing before anything was opened, whatever the language', () => {
    expect(urls([], ['zh', 'pt'])).toEqual([]);
  });

  test('is each part that it has taken up, in the languages it has taken up', () => {
    expect(urls(['sign-in'], ['pt'])).toEqual(['scan', 'table', 'scan-pt']);
    expect(urls(['sign-in', 'audit'], ['pt', 'zh'])).toEqual(['scan', 'table', 'log', 'scan-pt', 'scan-zh']);
  });

  test('names a file once that several parts share', () => {
    expect(urls(['audit', 'sign-in'], []).filter((url) => url === 'table')).toHaveLength(1);
  });

  test('leaves out what is only kept once it was used', () => {
    expect(urls(['shell', 'sign-in', 'audit'], ['zh'])).not.toContain('pinyin');
  });
});
