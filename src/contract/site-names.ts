import { isLocale, type Locale } from '#domain/locale.ts';

/** How the portal is called, by the reader's language. */
export type SiteNames = Readonly<Record<Locale, string>>;

/** What /event/config/product.json says. */
export interface Product {
  /** The fund's prefix of statuses and levels, as FUND. */
  productCode: string;
  demo: boolean;
  /** Null while the portal has the name that it is built with. */
  siteNames: SiteNames | null;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** In the frame of a language that index.html is painted with first: the element with the portal's name. */
const paintedName = /(<div data-first="(\w+)"[^]*?data-site-name[^>]*>)([^<]*)/g;

/** The built index.html with other names: in its title, in what it shows first, and for the app to read. */
export const withSiteNames = (page: string, names: SiteNames): string =>
  page
    .replace(/<html(?: data-site="[^"]*")?/, () => `<html data-site="${escaped(JSON.stringify(names))}"`)
    .replace(/(<title>)[^<]*/, (_, tag: string) => `${tag}${escaped(names.zh)}`)
    .replace(paintedName, (_, before: string, locale: string, usual: string) =>
      isLocale(locale) ? `${before}${escaped(names[locale])}` : `${before}${usual}`,
    );
