import { oneKey } from '#contract/first-paint.ts';
import type { PublicEvent } from '#contract/public-event/public-event.ts';
import { bannerOf, bannerSizes, pictureAddress } from '#contract/picture-address.ts';
import { type LocalizedText, nameIn, textIn } from '#domain/locale.ts';
import { firstPage, type Reader, withArticle } from '#server/first-page.ts';
import { withAnswers } from '#server/page-head.ts';
import { placed } from '#server/placed-text.ts';
import { readPublicEvent } from './public-view.ts';

const path = '/event/public-event-announce';

function withEvent(page: string, event: PublicEvent, { locale, origin }: Reader): string {
  const inLocale = (texts: LocalizedText): string => textIn(texts, locale);
  const name = nameIn(event, locale);
  const announcement = inLocale(event.announcement);
  const place = inLocale(event.place);
  const [from, until] = [event.beginDate.slice(0, 10), event.endDate.slice(0, 10)];
  const about = [from === until ? from : `${from} – ${until}`, place].filter(Boolean).join(' · ');
  const url = `${origin}${path}?activityId=${event.id}`;
  const picture = event.banner && origin + pictureAddress(bannerOf(event.id), event.banner, 960);
  return withArticle(page, locale, {
    words: (frame) => ({
      heading: placed(event.announcementName, frame),
      lead: { text: '' },
      text: placed(event.announcement, frame),
    }),
    more: [about],
    back: '/event/home',
    banner: event.banner ? { of: bannerOf(event.id), version: event.banner, sizes: bannerSizes } : null,
    title: name,
    description: `${about}. ${announcement}`,
    type: 'website',
    url,
    picture,
    structured: {
      '@type': 'Event',
      name,
      description: announcement,
      startDate: from,
      endDate: until,
      eventStatus: `https://schema.org/${event.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
      isAccessibleForFree: true,
      maximumAttendeeCapacity: event.seats,
      remainingAttendeeCapacity: event.free,
      ...(place && { location: { '@type': 'Place', name: place, address: place } }),
      ...(picture && { image: picture }),
      url,
    },
  });
}

/** The announcement of a public event. */
export const firstEvent = firstPage({
  paths: [path, '/event/public-event'],
  parameters: ['activityId'],
  async one(world, id) {
    const event = await readPublicEvent(world, id);
    return (page, reader) => withAnswers(withEvent(page, event, reader), { [oneKey('public event', id)]: event });
  },
});
