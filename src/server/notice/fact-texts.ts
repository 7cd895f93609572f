import type { Locale } from '#domain/locale.ts';
import { type Fact, factText } from '#domain/notice/facts.ts';
import type { FactTexts } from '#domain/notice/fill.ts';
import { simplified } from '#server/simplified.ts';

export const factTexts = (facts: Readonly<Record<string, Fact>>, language: Locale): FactTexts =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factText(fact, language, simplified)]));
