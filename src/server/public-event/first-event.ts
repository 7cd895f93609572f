import { z } from 'zod';
import type { PublicEvent } from '#contract/public-event/public-event.ts';
import { htmlText } from '#contract/html-text.ts';
import { bannerOf, pictureAddress } from '#contract/picture-address.ts';
import { bcp47, chooseText, type Locale, namesOf } from '#domain/locale.ts';
import { withHead } from '#server/page-head.ts';
import { Refusal } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { readPublicEvent } from './public-view.ts';

const addresses = new Set(['/event/public-event-announce', '/event/public-event']);

/** The public event whose announcement an address is; null for any other address. */
export async function eventOfAddress(world: World, url: string): Promise<PublicEvent | null> {
  const { pathname, searchParams } = new URL(url, 'http://portal');
  if (!addresses.has(pathname)) return null;
  const { data: activityId } = z.uuid().safeParse(searchParams.get('activityId'));
  if (!activityId) return null;
  try {
    return await readPublicEvent(world, activityId);
  } catch (error) {
    // The page itself comes in any case, and says what is wrong.
    if (!(error instanceof Refusal)) world.log.warn({ err: error }, 'a page is sent without its event');
    return null;
  }
}

const addressOf = ({ id }: PublicEvent): string => `/event/public-event-announce?activityId=${id}`;

/** As search engines understand it (schema.org). Nothing in it can end the script that it stands in. */
function structured(event: PublicEvent, locale: Locale, origin: string): string {
  const text = (texts: Parameters<typeof chooseText>[0]): string => chooseText(texts, locale)?.text ?? '';
  const place = text(event.place);
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: text(namesOf(event)),
    description: text(event.announcement),
    startDate: event.beginDate.slice(0, 10),
    endDate: event.endDate.slice(0, 10),
    eventStatus: `https://schema.org/${event.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    isAccessibleForFree: true,
    maximumAttendeeCapacity: event.seats,
    remainingAttendeeCapacity: event.free,
    ...(place ? { location: { '@type': 'Place', name: place, address: place } } : {}),
    ...(event.banner ? { image: origin + pictureAddress(bannerOf(event.id), event.banner, 960) } : {}),
    url: origin + addressOf(event),
  }).replaceAll('<', String.raw`\u003c`);
}

/** The built page with the event in its head, for chats and search engines, and in words for those who run no scripts. */
export function withFirstEvent(
  page: string,
  event: PublicEvent,
  { locale, origin }: { locale: Locale; origin: string },
): string {
  const title = chooseText(namesOf(event), locale)?.text ?? '';
  const text = chooseText(event.announcement, locale)?.text ?? '';
  const place = chooseText(event.place, locale)?.text ?? '';
  const days = [...new Set([event.beginDate.slice(0, 10), event.endDate.slice(0, 10)])].join(' – ');
  const about = [days, place].filter(Boolean).join(' · ');
  const article = `<article lang="${bcp47[locale]}"><h1>${htmlText(title)}</h1><p>${htmlText(about)}</p><p>${htmlText(text)}</p></article>`;
  return withHead(page, {
    title,
    description: `${about}. ${text}`,
    properties: [
      ['type', 'website'],
      ['url', origin + addressOf(event)],
      ...(event.banner ? [['image', origin + pictureAddress(bannerOf(event.id), event.banner, 960)] as const] : []),
    ],
    more: `<script type="application/ld+json">${structured(event, locale, origin)}</script>`,
  }).replace('</body>', () => `<noscript>${article}</noscript></body>`);
}
