import { firstAnswersId } from '#contract/first-paint.ts';
import { htmlText } from '#contract/html-text.ts';

const longestSummary = 200;

/** What a page is about, for whoever reads its head alone: search engines, and chats that preview a link. */
export interface PageHead {
  title: string;
  /** As long as it may be; the beginning is its summary. */
  description: string;
  type: 'article' | 'website';
  /** Whole, with the portal's origin. */
  url: string;
  /** As `url`; null: there is none. */
  picture?: string | null;
  /** As search engines understand it: an object of schema.org. */
  structured: object;
}

/** JSON as it can stand in a script of a page: nothing in it can end that script. */
export const jsonInScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** What the page would ask for first comes along with it, by the keys of contract/first-paint.ts. */
export const withAnswers = (page: string, answers: Readonly<Record<string, unknown>>): string =>
  page.replace(
    '</body>',
    () => `<script type="application/json" id="${firstAnswersId}">${jsonInScript(answers)}</script></body>`,
  );

export function withHead(page: string, { title, description, type, url, picture, structured }: PageHead): string {
  const summary = description.replace(/\s+/g, ' ').slice(0, longestSummary);
  const properties = { title, description: summary, type, url, ...(picture && { image: picture }) };
  const head = Object.entries(properties)
    .map(([property, content]) => `<meta property="og:${property}" content="${htmlText(content)}">`)
    .join('');
  const data = jsonInScript({ '@context': 'https://schema.org', ...structured });
  return page
    .replace(/<title>[^<]*/, () => `<title>${htmlText(title)}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, before: string) => `${before}${htmlText(summary)}`)
    .replace('</title>', () => `</title>${head}<script type="application/ld+json">${data}</script>`);
}
