import type { Locale } from '#domain/locale.ts';
import { withPlace } from './first-paint.ts';
import { htmlText } from './html-text.ts';

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

/** The built index.html with other names: in its title, in what it shows first, and for the app to read. */
export const withSiteNames = (page: string, names: SiteNames): string =>
  withPlace(page, 'site-name', (locale) => ({ text: names[locale] }))
    .replace(/<html(?: data-site="[^"]*")?/, () => `<html data-site="${htmlText(JSON.stringify(names))}"`)
    .replace(/(<title>)[^<]*/, (_, tag: string) => `${tag}${htmlText(names.zh)}`);
