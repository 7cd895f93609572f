import { nameIn, namesOf } from '#domain/locale.ts';
import type { PublicRecord } from '#contract/road-show/road-show.ts';
import { firstPage, listing, type Reader, withArticle } from '#server/first-page.ts';
import { placed } from '#server/placed-text.ts';
import { findPublicRecord, listPublicRecords } from './list-records.ts';

const everyKind = '/event/public-talk2/list';
const demandsOnly = '/event/public-talk/demand-list';

export const recordAddress = ({ id, kind }: PublicRecord): string =>
  `${everyKind}?${kind === 'RESULT' ? 'projectId' : 'demandRecordId'}=${id}`;

function withRecord(page: string, record: PublicRecord, { locale, origin }: Reader): string {
  const { content, scope } = record.form;
  const name = nameIn(record.form, locale);
  const unit = nameIn(record.unit, locale);
  const url = origin + recordAddress(record);
  const about = { name, description: content, url };
  return withArticle(page, locale, {
    words: (frame) => ({
      heading: placed(namesOf(record.form), frame),
      lead: placed(namesOf(record.unit), frame),
      text: { text: content },
    }),
    more: [scope],
    back: everyKind,
    title: name,
    description: content,
    type: 'article',
    url,
    structured:
      record.kind === 'RESULT'
        ? { '@type': 'CreativeWork', ...about, creator: { '@type': 'Organization', name: unit } }
        : { '@type': 'Demand', ...about },
  });
}

/** The public research results and technical demands, or one of them. */
export const firstRecords = firstPage({
  paths: [everyKind, demandsOnly],
  parameters: ['projectId', 'demandRecordId'],
  async one(world, id) {
    const record = await findPublicRecord(world, id);
    return record && ((page, reader) => withRecord(page, record, reader));
  },
  list(world, address) {
    const kind = address.pathname === demandsOnly ? 'DEMAND' : undefined;
    return listing(address, {
      find: (asked) => listPublicRecords(world, { ...asked, kind }),
      link: (record) => ({ address: recordAddress(record), names: record.form }),
    });
  },
});
