import { isLocale, type Locale } from '#domain/locale.ts';
import { htmlText } from './html-text.ts';

export interface PlacedText {
  text: string;
  /** The language it is really in, where that is not the frame's. */
  lang?: string | undefined;
}

/** The script element that holds what a page would ask for first: the answers by their keys. */
export const firstAnswersId = 'first-answers';
export const comingKey = 'coming';
export const forumsKey = (page: number): string => `forums ${page}`;
/** The one thing that a public page is about, as anybody is answered. */
export const oneKey = (
  what: 'activity' | 'forum' | 'participant' | 'place' | 'position' | 'programme' | 'project' | 'public event',
  id: string,
): string => `${what} ${id}`;
export const forumsOfKey = (activityId: string): string => `forums of ${activityId}`;
/** The first page of all that is public, as anybody is answered. */
export const listKey = (what: 'positions' | 'projects'): string => `all ${what}`;

/**
 * index.html is painted first in every language, each in a frame of its own. Writes a text into the element that each
 * of them marks with `data-place`.
 */
export const withPlace = (page: string, place: string, textIn: (locale: Locale) => PlacedText): string =>
  page.replace(
    new RegExp(`(<div data-first="(\\w+)"[^]*?data-place="${place}")([^>]*>)[^<]*`, 'g'),
    (found, before: string, locale: string, rest: string) => {
      if (!isLocale(locale)) return found;
      const { text, lang } = textIn(locale);
      return `${before}${lang ? ` lang="${lang}"` : ''}${rest}${htmlText(text)}`;
    },
  );

/** Several of them, by the names of their places. */
export const withPlaces = (page: string, places: Readonly<Record<string, (locale: Locale) => PlacedText>>): string =>
  Object.entries(places).reduce((written, [place, textIn]) => withPlace(written, place, textIn), page);
