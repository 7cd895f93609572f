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

/** What a picture is of, and its version, as of `pictureAddress`. */
export interface Pictured {
  of: string;
  version: string;
  /** How wide it stands on the page. */
  sizes: string;
}

/** Writes a picture, where there is one, into the elements that name it. */
export function withPicture(page: string, name: string, picture: Pictured | null): string {
  if (!picture) return page;
  const { of, version, sizes } = picture;
  const attributes = { src: pictureAddress(of, version, 960), srcset: pictureWidths(of, version), sizes };
  const written = Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${htmlText(value)}"`)
    .join('');
  return page.replaceAll(`<img data-picture="${name}"`, (found) => found + written);
}
