import { z } from 'zod';
import { htmlText } from '#contract/html-text.ts';
import { type PlacedText, withPlaces } from '#contract/first-paint.ts';
import { bcp47, type Locale, nameIn, type WireNames } from '#domain/locale.ts';
import { type PageHead, withAnswers, withHead } from './page-head.ts';
import { type Pictured, withPicture } from './placed-text.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** Whoever asks for a page. */
export interface Reader {
  locale: Locale;
  /** Of the portal. */
  origin: string;
}

/** Writes into the built page what its address is about. */
export type WritePage = (page: string, reader: Reader) => string;

/** What an address is about, as a visitor reads it; null for any other address, and where there is nothing to be read. */
export type FirstPage = (world: World, url: string) => Promise<WritePage | null>;

interface Pages {
  paths: readonly string[];
  /** Each may name the one thing that an address is about. */
  parameters: readonly string[];
  one: (world: World, id: string) => Promise<WritePage | null>;
  /** Of an address that names none. */
  list?: (world: World, address: URL) => Promise<WritePage>;
}

export const firstPage =
  ({ paths, parameters, one, list }: Pages): FirstPage =>
  async (world, url) => {
    const address = new URL(url, 'http://portal');
    if (!paths.includes(address.pathname)) return null;
    const given = parameters.map((name) => address.searchParams.get(name)).find(Boolean);
    return unlessRefused(world, async () => {
      if (!given) return (await list?.(world, address)) ?? null;
      const { data: id } = z.uuid().safeParse(given);
      return id ? await one(world, id) : null;
    });
  };

/** The page itself comes in any case, and says what is wrong: with the link, or with us. */
export async function unlessRefused(world: World, find: () => Promise<WritePage | null>): Promise<WritePage | null> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof Refusal)) world.log.warn({ err: error }, 'a page is sent without what it is about');
    return null;
  }
}

/** Shows the frame of index.html that is called so (web/first-visit/first-paint.tsx). */
export const inFrame = (page: string, frame: string): string => page.replace(/<html/, `<html data-page="${frame}"`);

/** As many of a list as are written into its page for those who run no scripts. */
const mostListed = 100;

const forNoScript = (page: string, html: string): string =>
  page.replace('</body>', () => `<noscript>${html}</noscript></body>`);

interface Listing<Item> {
  /** The key and the size of the page's first answer, which comes along where nothing narrows it. */
  first?: { key: string; size: number };
  find: (asked: { page: number; size: number }) => Promise<{ content: Item[]; totalElements: number }>;
  link: (item: Item) => { address: string; names: WireNames };
}

/** A list for those who run no scripts, as search engines. */
export async function listing<Item>(address: URL, { first, find, link }: Listing<Item>): Promise<WritePage> {
  const { content, totalElements } = await find({ page: 0, size: mostListed });
  const links = content.map(link);
  return (page, { locale }) => {
    const items = links.map(
      (to) => `<li><a href="${htmlText(to.address)}">${htmlText(nameIn(to.names, locale))}</a></li>`,
    );
    const listed = forNoScript(page, `<ul>${items.join('')}</ul>`);
    if (!first || address.search) return listed;
    return withAnswers(listed, { [first.key]: { content: content.slice(0, first.size), totalElements } });
  };
}

/** Of the one thing that a page is about. */
interface Words {
  heading: PlacedText;
  /** The line below that; '' for none. */
  lead: PlacedText;
  /** What one reads first; '' for none. */
  text: PlacedText;
}

interface Article extends PageHead {
  /** Of index.html; its places are called after it. */
  frame?: 'article' | 'forum';
  words: (locale: Locale) => Words;
  /** What else there is to read, for those who run no scripts, in the reader's language; '' is left out. */
  more?: readonly string[];
  /** Below the host, the way up from the page, where it shows one. */
  back?: string;
  /** Across the page. */
  banner?: Pictured | null;
}

/**
 * One thing in the page's head, on the screen before any script in every language of the portal, and in words for those
 * who run no scripts.
 */
export function withArticle(
  page: string,
  locale: Locale,
  { frame = 'article', words, more = [], back, banner = null, ...head }: Article,
): string {
  const { heading, lead, text } = words(locale);
  const paragraphs = [lead.text, text.text, ...more].filter(Boolean).map((one) => `<p>${htmlText(one)}</p>`);
  const article = `<article lang="${bcp47[locale]}"><h1>${htmlText(heading.text)}</h1>${paragraphs.join('')}</article>`;
  const worded = withPlaces(page, {
    [`${frame}-heading`]: (shown) => words(shown).heading,
    [`${frame}-lead`]: (shown) => words(shown).lead,
    [`${frame}-text`]: (shown) => words(shown).text,
  });
  const painted = withPicture(worded, frame, banner).replaceAll('<a data-back=""', (found) =>
    back ? `${found} href="${back}"` : found,
  );
  return forNoScript(withHead(inFrame(painted, frame), head), article);
}
