import { htmlText } from '#contract/html-text.ts';

const longestSummary = 200;

/** What a page is about, for whoever reads its head alone: search engines, and chats that preview a link. */
export interface PageHead {
  title: string;
  /** As long as it may be; the beginning is its summary. */
  description: string;
  /** Of the Open Graph, after `og:`, beside title and description. */
  properties: readonly (readonly [property: string, content: string])[];
  /** More for the head, as it stands there. */
  more?: string;
}

export function withHead(page: string, { title, description, properties, more = '' }: PageHead): string {
  const summary = description.replace(/\s+/g, ' ').slice(0, longestSummary);
  const head = [['title', title], ['description', summary], ...properties]
    .map(([property = '', content = '']) => `<meta property="og:${property}" content="${htmlText(content)}">`)
    .join('');
  return page
    .replace(/<title>[^<]*/, () => `<title>${htmlText(title)}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, before: string) => `${before}${htmlText(summary)}`)
    .replace('</title>', () => `</title>${head}${more}`);
}
