import { z } from 'zod';
import type { ListedPosition, PublicPosition } from '#contract/recruitment/position.ts';
import { htmlText } from '#contract/html-text.ts';
import { bcp47, chooseText, type Locale, namesOf } from '#domain/locale.ts';
import { withHead } from '#server/page-head.ts';
import { Refusal } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { jobPosting } from './job-posting.ts';
import { listPublicPositions, readPublicPosition } from './public-positions.ts';

const address = '/event/public-recruit-list';
const listed = 100;

export type FirstPositions = { position: PublicPosition } | { positions: readonly ListedPosition[] };

/** What an address of the public list is about, as a visitor reads it; null for any other address. */
export async function positionsOfAddress(world: World, url: string): Promise<FirstPositions | null> {
  const { pathname, searchParams } = new URL(url, 'http://portal');
  if (pathname !== address) return null;
  try {
    const given = searchParams.get('positionId');
    if (!given) return { positions: (await listPublicPositions(world, { page: 0, size: listed })).content };
    const { data: id } = z.uuid().safeParse(given);
    return id ? { position: await readPublicPosition(world, id) } : null;
  } catch (error) {
    // The page itself comes in any case, and says what is wrong: with the link, or with us.
    if (!(error instanceof Refusal)) world.log.warn({ err: error }, 'a page is sent without what it is about');
    return null;
  }
}

export const positionAddress = ({ id }: ListedPosition): string => `${address}?positionId=${id}`;
const nameIn = (names: Parameters<typeof namesOf>[0], locale: Locale): string =>
  chooseText(namesOf(names), locale)?.text ?? '';

/** The built page with what it is about in its head, and in words for those who run no scripts. */
export function withFirstPositions(
  page: string,
  first: FirstPositions,
  { locale, origin }: { locale: Locale; origin: string },
): string {
  if ('positions' in first) {
    const links = first.positions.map(
      (one) => `<li><a href="${htmlText(positionAddress(one))}">${htmlText(nameIn(one.form, locale))}</a></li>`,
    );
    return page.replace('</body>', () => `<noscript><ul>${links.join('')}</ul></noscript></body>`);
  }
  const { position } = first;
  const { content, requirements, location } = position.form;
  const title = nameIn(position.form, locale);
  const unit = nameIn(position.unit, locale);
  const url = origin + positionAddress(position);
  const texts = [unit, location, content, requirements].filter(Boolean).map((text) => `<p>${htmlText(text)}</p>`);
  const article = `<article lang="${bcp47[locale]}"><h1>${htmlText(title)}</h1>${texts.join('')}</article>`;
  // Nothing in it can end the script that it stands in.
  const data = JSON.stringify(jobPosting(position, { title, unit, url })).replaceAll('<', String.raw`\u003c`);
  return withHead(page, {
    title: `${title} · ${unit}`,
    description: content,
    properties: [
      ['type', 'article'],
      ['url', url],
    ],
    more: `<script type="application/ld+json">${data}</script>`,
  }).replace('</body>', () => `<noscript>${article}</noscript></body>`);
}
