import type { Locale } from '#domain/locale.ts';
import { yesNoWords } from '#server/sheet/sheet-words.ts';
import { textSheet } from '#server/sheet/text-sheet.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

export const wishColumnWords = {
  unitA: inEach(msg`Unit A`),
  unitB: inEach(msg`Unit B`),
  weight: inEach(msg`Weight`),
  must: inEach(msg`Must`),
} as const;
export type WishColumn = keyof typeof wishColumnWords;

/** One that has something, and two that look for it. */
const exampleUnits: Record<Locale, readonly [string, string, string]> = {
  zh: ['樣本科技有限公司', '樣本連鎖超市', '樣本物流'],
  sc: ['样本科技有限公司', '样本连锁超市', '样本物流'],
  en: ['Sample Technology Ltd.', 'Sample Supermarkets', 'Sample Logistics'],
  pt: ['Tecnologia Exemplo, Lda.', 'Supermercados Exemplo', 'Logística Exemplo'],
};

/** The columns, and two rows that show how they are filled in: one that must meet, one that may be left out. */
export function wishTemplate(language: Locale): Promise<Buffer> {
  const [maker, buyer, another] = exampleUnits[language];
  return textSheet(
    Object.values(wishColumnWords).map((column) => column[language]),
    [
      [maker, buyer, '5', yesNoWords.yes[language]],
      [maker, another, '1', yesNoWords.no[language]],
    ],
  );
}
