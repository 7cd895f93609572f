import { listKey, oneKey } from '#contract/first-paint.ts';
import { recruitmentPageSize } from '#contract/limits.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import type { ListedPosition, PublicPosition } from '#contract/recruitment/position.ts';
import { firstPage, listing, type Reader, withArticle } from '#server/first-page.ts';
import { withAnswers } from '#server/page-head.ts';
import { placed } from '#server/placed-text.ts';
import { jobPosting } from './job-posting.ts';
import { listPublicPositions, readPublicPosition } from './public-positions.ts';

const path = '/event/public-recruit-list';
export const positionAddress = ({ id }: ListedPosition): string => `${path}?positionId=${id}`;

function withPosition(page: string, position: PublicPosition, { locale, origin }: Reader): string {
  const { content, requirements, location } = position.form;
  const title = nameIn(position.form, locale);
  const unit = nameIn(position.unit, locale);
  const url = origin + positionAddress(position);
  return withArticle(page, locale, {
    words: (frame) => ({
      heading: placed(namesOf(position.form), frame),
      lead: placed(namesOf(position.unit), frame),
      text: { text: content },
    }),
    more: [requirements, location],
    back: path,
    title: `${title} · ${unit}`,
    description: content,
    type: 'article',
    url,
    structured: jobPosting(position, { title, unit, url }),
  });
}

/** The public list of positions, or one of them. */
export const firstPositions = firstPage({
  paths: [path],
  parameters: ['positionId'],
  async one(world, id) {
    const position = await readPublicPosition(world, id);
    return (page, reader) => withAnswers(withPosition(page, position, reader), { [oneKey('position', id)]: position });
  },
  list: (world, address) =>
    listing(address, {
      first: { key: listKey('positions'), size: recruitmentPageSize },
      find: (asked) => listPublicPositions(world, asked),
      link: (position) => ({ address: positionAddress(position), names: position.form }),
    }),
});
