import type { Forum } from '#contract/activity/activity.ts';
import { oneKey } from '#contract/first-paint.ts';
import { forumPictureSizes, pictureAddress, pictureOfForum } from '#contract/picture-address.ts';
import type { ForumSession } from '#contract/forum/session.ts';
import { nameIn, namesOf, textIn } from '#domain/locale.ts';
import { type ListedForum, publishedForum, wireForums } from '#server/activity/public-forums.ts';
import { placed } from '#server/placed-text.ts';
import { firstPage, type Reader, withArticle } from '#server/first-page.ts';
import { withAnswers } from '#server/page-head.ts';
import { sessionsOf } from './find-sessions.ts';
import { sessionView } from './session-view.ts';

const path = '/event/forum-sign';

interface Shown extends ListedForum {
  wire: Forum;
  sessions: readonly ForumSession[];
}

function withForum(
  page: string,
  { forum, activity, wire: { image }, sessions }: Shown,
  { locale, origin }: Reader,
): string {
  const name = nameIn(forum, locale);
  const partOf = nameIn(activity, locale);
  const place = textIn({ tc: activity.placeTc, en: activity.placeEn, pt: activity.placePt }, locale);
  const url = `${origin}${path}?id=${forum.id}`;
  const picture = image && origin + pictureAddress(pictureOfForum(forum.id), image, 960);
  const location = (hall: string) => {
    const called = [hall, place].filter(Boolean).join(', ');
    return called && { location: { '@type': 'Place', name: called, address: place || called } };
  };
  return withArticle(page, locale, {
    frame: 'forum',
    banner: image ? { of: pictureOfForum(forum.id), version: image, sizes: forumPictureSizes } : null,
    words: (frame) => ({
      heading: placed(namesOf(forum), frame),
      lead: { text: '' },
      text: { text: '' },
    }),
    more: [
      [partOf, place].filter(Boolean).join(' · '),
      ...sessions.map((one) => [nameIn(one, locale), textIn(one.hall, locale)].filter(Boolean).join(' · ')),
    ],
    title: name,
    description: [partOf, place, ...sessions.map((one) => nameIn(one, locale))].filter(Boolean).join(' · '),
    type: 'website',
    url,
    picture,
    structured: {
      '@type': 'Event',
      name,
      startDate: forum.holdDate,
      eventStatus: 'https://schema.org/EventScheduled',
      ...location(''),
      ...(picture && { image: picture }),
      superEvent: { '@type': 'Event', name: partOf, startDate: activity.beginDate, endDate: activity.endDate },
      subEvent: sessions.map((one) => ({
        '@type': 'Event',
        name: nameIn(one, locale),
        startDate: one.begins,
        endDate: one.ends,
        ...location(textIn(one.hall, locale)),
        performer: one.speakers.map((speaker) => ({ '@type': 'Person', name: textIn(speaker.name, locale) })),
      })),
      url,
    },
  });
}

/** A forum with its programme. */
export const firstForum = firstPage({
  paths: [path],
  parameters: ['id'],
  async one(world, id) {
    const found = await publishedForum(world.db, id);
    const [wire] = await wireForums(world.db, [found]);
    if (!wire) return null;
    const sessions = (await sessionsOf(world.db, id)).map(sessionView);
    const { placeTc: tc, placeEn: en, placePt: pt } = found.activity;
    const answers = {
      [oneKey('forum', id)]: wire,
      [oneKey('programme', id)]: { content: sessions },
      [oneKey('place', found.activity.id)]: { tc, en, pt },
    };
    return (page, reader) => withAnswers(withForum(page, { ...found, wire, sessions }, reader), answers);
  },
});
