import type { Activity } from '#contract/activity/activity.ts';
import { withPlace } from '#contract/first-paint.ts';
import { bannerOf, bannerSizes, pictureAddress } from '#contract/picture-address.ts';
import { dayText } from '#domain/day-text.ts';
import { type Locale, type LocalizedText, namesOf } from '#domain/locale.ts';
import { withHead } from '#server/page-head.ts';
import { pictureAttributes, placed } from './placed-text.ts';

/**
 * The built page with an activity in it: its beginning is on the screen before any script, and whoever is sent the link
 * in a chat sees which activity it is.
 * @param locale of whoever asks, for what has one language only: the head of the page
 * @param origin of the portal: previews want a whole address of the picture
 */
export function withFirstActivity(
  page: string,
  activity: Activity,
  { locale, origin }: { locale: Locale; origin: string },
): string {
  const picture = activity.banner && pictureAddress(bannerOf(activity.id), activity.banner, 960);
  const banner = activity.banner ? pictureAttributes(bannerOf(activity.id), activity.banner, bannerSizes) : '';
  const places: [place: string, texts: LocalizedText][] = [
    ['title', namesOf(activity)],
    ['venue', activity.place],
    ['description', activity.description],
  ];
  const days = (frame: Locale) => dayText(frame, activity.beginDate, activity.endDate);
  const painted = places
    .reduce(
      (written, [place, texts]) => withPlace(written, place, (frame) => placed(texts, frame)),
      withPlace(page, 'days', (frame) => ({ text: days(frame) })),
    )
    .replaceAll('<img data-picture="banner"', (found) => `${found}${banner}`)
    .replace(/<html/, '<html data-page="activity"');
  return withHead(painted, {
    title: placed(namesOf(activity), locale).text,
    description: placed(activity.description, locale).text,
    properties: [
      ['type', 'website'],
      ['url', addressOf(activity, origin)],
      ...(picture ? [['image', origin + picture] as const] : []),
    ],
    more: `<script type="application/ld+json">${structured(activity, { locale, origin }, picture)}</script>`,
  });
}

const addressOf = ({ id }: Activity, origin: string): string => `${origin}/event/detail?activityId=${id}`;

/** As search engines understand it (schema.org). Nothing in it can end the script that it stands in. */
const structured = (
  activity: Activity,
  { locale, origin }: { locale: Locale; origin: string },
  picture: string | null,
): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: placed(namesOf(activity), locale).text,
    description: placed(activity.description, locale).text,
    startDate: activity.beginDate.slice(0, 10),
    endDate: activity.endDate.slice(0, 10),
    eventStatus: `https://schema.org/${activity.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: placed(activity.place, locale).text,
      address: { '@type': 'PostalAddress', addressCountry: 'MO' },
    },
    url: addressOf(activity, origin),
    ...(picture ? { image: [origin + picture] } : {}),
  }).replaceAll('<', String.raw`\u003c`);
