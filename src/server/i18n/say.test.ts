import { expect, test } from 'vitest';
import { catalogs } from './catalogs.ts';
import { msg } from '#domain/msg.ts';
import { asEntered, inEach, say, textOf } from './say.ts';

test('a text is said in each language', () => {
  expect(inEach(msg`Yes`)).toEqual({ zh: '是', sc: '是', en: 'Yes', pt: 'Sim' });
  expect(asEntered(msg`Returned by the fund`)).toEqual({
    tc: '基金已退回',
    en: 'Returned by the fund',
    pt: 'Devolvido pelo fundo',
  });
});

test('what is filled in stands in its place, in a template it is left open', () => {
  const greeting = msg`Dear {recipient},`;
  expect(say(greeting, 'zh', { recipient: '陳大文' })).toBe('陳大文 您好：');
  expect(say(greeting, 'en', { recipient: 'Chan Tai Man' })).toBe('Dear Chan Tai Man,');
  expect(textOf(greeting, 'pt')).toBe('Ex.mo(a) Sr.(a) {recipient},');
});

test('a context tells apart what is the same in English', () => {
  const of = (context: string) => textOf(msg({ message: '“{record}”: {stage}.', context }), 'zh');
  expect(of('product')).toBe('產品「{record}」：{stage}。');
  expect(of('position')).toBe('職位「{record}」：{stage}。');
});

test.each(['zh', 'sc', 'pt'] as const)('the catalogs in %s are read', (locale) => {
  expect(catalogs.get(locale)?.size).toBeGreaterThan(500);
});
