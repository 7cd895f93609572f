import { Converter } from 'opencc-js/t2cn';
import type { Locale } from '#domain/locale.ts';
import { type Fact, factText } from '#domain/notice/facts.ts';
import type { FactTexts } from '#domain/notice/fill.ts';

let convert: ((text: string) => string) | undefined;

/** What was written in traditional characters is read in simplified ones (G03). */
export function simplified(text: string): string {
  convert ??= Converter({ from: 'hk', to: 'cn' });
  return convert(text);
}

export const factTexts = (facts: Readonly<Record<string, Fact>>, language: Locale): FactTexts =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factText(fact, language, simplified)]));
