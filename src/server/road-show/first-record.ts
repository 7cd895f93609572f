import { z } from 'zod';
import type { PublicRecord } from '#contract/road-show/road-show.ts';
import { htmlText } from '#contract/html-text.ts';
import { bcp47, chooseText, type Locale, namesOf } from '#domain/locale.ts';
import { withHead } from '#server/page-head.ts';
import type { World } from '#server/world.ts';
import { findPublicRecord, listPublicRecords } from './list-records.ts';

const addresses: Readonly<Record<string, 'DEMAND' | undefined>> = {
  '/event/public-talk2/list': undefined,
  '/event/public-talk/demand-list': 'DEMAND',
};
const listed = 100;

export type FirstRecords = { record: PublicRecord } | { records: readonly PublicRecord[] };

/** What an address of the public pages is about, as a visitor reads it; null for any other address. */
export async function recordsOfAddress(world: World, url: string): Promise<FirstRecords | null> {
  const { pathname, searchParams } = new URL(url, 'http://portal');
  if (!Object.hasOwn(addresses, pathname)) return null;
  try {
    const given = searchParams.get('projectId') ?? searchParams.get('demandRecordId');
    if (!given) {
      const { content } = await listPublicRecords(world, { page: 0, size: listed, kind: addresses[pathname] });
      return { records: content };
    }
    const { data: id } = z.uuid().safeParse(given);
    const record = id ? await findPublicRecord(world, id) : null;
    return record && { record };
  } catch (error) {
    // The page itself comes in any case, and says what is wrong.
    world.log.warn({ err: error }, 'a page is sent without what it is about');
    return null;
  }
}

const nameIn = (record: PublicRecord, locale: Locale): string => chooseText(namesOf(record.form), locale)?.text ?? '';
export const recordAddress = ({ id, kind }: PublicRecord): string =>
  `/event/public-talk2/list?${kind === 'RESULT' ? 'projectId' : 'demandRecordId'}=${id}`;

/** As search engines understand it (schema.org). Nothing in it can end the script that it stands in. */
const structured = (record: PublicRecord, locale: Locale, origin: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': record.kind === 'RESULT' ? 'CreativeWork' : 'Demand',
    name: nameIn(record, locale),
    description: record.form.content,
    url: origin + recordAddress(record),
    ...(record.kind === 'RESULT'
      ? { creator: { '@type': 'Organization', name: chooseText(namesOf(record.unit), locale)?.text ?? '' } }
      : {}),
  }).replaceAll('<', String.raw`\u003c`);

/**
 * The built page with what it is about in its head, for previews in chats, and in words for those who run no scripts, as
 * search engines.
 */
export function withFirstRecords(
  page: string,
  first: FirstRecords,
  { locale, origin }: { locale: Locale; origin: string },
): string {
  if ('records' in first) {
    const links = first.records.map(
      (record) => `<li><a href="${htmlText(recordAddress(record))}">${htmlText(nameIn(record, locale))}</a></li>`,
    );
    return page.replace('</body>', () => `<noscript><ul>${links.join('')}</ul></noscript></body>`);
  }
  const { record } = first;
  const title = nameIn(record, locale);
  const unit = chooseText(namesOf(record.unit), locale)?.text ?? '';
  const text = [record.form.content, record.form.scope].filter(Boolean).map((one) => `<p>${htmlText(one)}</p>`);
  const article = `<article lang="${bcp47[locale]}"><h1>${htmlText(title)}</h1><p>${htmlText(unit)}</p>${text.join('')}</article>`;
  return withHead(page, {
    title,
    description: record.form.content,
    properties: [
      ['type', 'article'],
      ['url', origin + recordAddress(record)],
    ],
    more: `<script type="application/ld+json">${structured(record, locale, origin)}</script>`,
  }).replace('</body>', () => `<noscript>${article}</noscript></body>`);
}
