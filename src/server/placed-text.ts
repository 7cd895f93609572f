import type { PlacedText } from '#contract/first-paint.ts';
import { htmlText } from '#contract/html-text.ts';
import { pictureAddress, pictureWidths } from '#contract/picture-address.ts';
import { bcp47, chooseText, type Locale, type LocalizedText } from '#domain/locale.ts';

const languageOf = { tc: bcp47.zh, en: bcp47.en, pt: bcp47.pt } as const;

/** A text as it stands in a frame of index.html, with the language it is really in. */
export const placed = (texts: LocalizedText, locale: Locale): PlacedText => {
  const chosen = chooseText(texts, locale);
  const lang = chosen && languageOf[chosen.written];
  return { text: chosen?.text ?? '', lang: lang && lang !== bcp47[locale] ? lang : undefined };
};

/** @param of, version as of `pictureAddress` @param sizes how wide it stands on the page */
export const pictureAttributes = (of: string, version: string, sizes: string): string => {
  const attributes = { src: pictureAddress(of, version, 960), srcset: pictureWidths(of, version), sizes };
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${htmlText(value)}"`)
    .join('');
};
