import { dayText, momentText } from '#domain/day-text.ts';
import { businessDateTime, type BusinessDate, type Instant } from '#domain/instant.ts';
import { chooseText, type Locale, type LocalizedText } from '#domain/locale.ts';

/** What a sender tells, said in the recipient's language when the notice is written. What is empty says nothing. */
export type Fact =
  | string
  | number
  | LocalizedText
  | { at: Instant | readonly Instant[] }
  | { day: BusinessDate | null }
  | { list: readonly LocalizedText[] };

const between = { zh: '、', sc: '、', en: ', ', pt: ', ' } as const satisfies Record<Locale, string>;

/** A moment has a comma of its own in some. */
const betweenMoments = { ...between, en: '; ', pt: '; ' } as const;

/** @param simplified turns traditional characters into simplified ones, for readers of those */
export function factText(fact: Fact, language: Locale, simplified: (text: string) => string): string {
  if (typeof fact !== 'object') return String(fact).trim();
  if ('at' in fact)
    return [fact.at]
      .flat()
      .map((at) => momentText(language, businessDateTime(at)))
      .join(betweenMoments[language]);
  if ('day' in fact) return fact.day ? dayText(language, fact.day) : '';
  if ('list' in fact) return fact.list.map((one) => saidIn(one, language, simplified)).join(between[language]);
  return saidIn(fact, language, simplified);
}

function saidIn(texts: LocalizedText, language: Locale, simplified: (text: string) => string): string {
  const chosen = chooseText(texts, language);
  if (!chosen) return '';
  return language === 'sc' && chosen.written === 'tc' ? simplified(chosen.text) : chosen.text;
}
