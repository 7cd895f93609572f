import type { Activity } from '#contract/activity/activity.ts';
import { mostForums } from '#contract/limits.ts';
import { forumsOfKey, oneKey, withPlaces } from '#contract/first-paint.ts';
import { bannerOf, bannerSizes, pictureAddress } from '#contract/picture-address.ts';
import { dayText } from '#domain/day-text.ts';
import { namesOf } from '#domain/locale.ts';
import { firstPage, inFrame, type Reader } from '#server/first-page.ts';
import { type PageHead, withAnswers, withHead } from '#server/page-head.ts';
import { placed, withPicture } from '#server/placed-text.ts';
import { activityPage, findActivity } from './activities.ts';
import { publicForums } from './public-forums.ts';

const path = '/event/detail';

/** The page with an activity in it: its beginning is on the screen before any script, in every language of the portal. */
function withActivity(page: string, activity: Activity): string {
  const banner = activity.banner ? { of: bannerOf(activity.id), version: activity.banner, sizes: bannerSizes } : null;
  const worded = withPlaces(page, {
    title: (frame) => placed(namesOf(activity), frame),
    days: (frame) => ({ text: dayText(frame, activity.beginDate, activity.endDate) }),
    venue: (frame) => placed(activity.place, frame),
    description: (frame) => placed(activity.description, frame),
  });
  return inFrame(withPicture(worded, 'banner', banner), 'activity');
}

function headOf(activity: Activity, { locale, origin }: Reader): PageHead {
  const url = `${origin}${path}?activityId=${activity.id}`;
  const picture = activity.banner && origin + pictureAddress(bannerOf(activity.id), activity.banner, 960);
  const about = {
    name: placed(namesOf(activity), locale).text,
    description: placed(activity.description, locale).text,
  };
  return {
    title: about.name,
    description: about.description,
    type: 'website',
    url,
    picture,
    structured: {
      '@type': 'Event',
      ...about,
      startDate: activity.beginDate.slice(0, 10),
      endDate: activity.endDate.slice(0, 10),
      eventStatus: `https://schema.org/${activity.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: placed(activity.place, locale).text,
        address: { '@type': 'PostalAddress', addressCountry: 'MO' },
      },
      url,
      ...(picture && { image: [picture] }),
    },
  };
}

/** The page of an activity, at both readings of the documents' base and route (G71). */
export const firstActivity = firstPage({
  paths: [path, '/event/event/detail'],
  parameters: ['activityId'],
  async one(world, id) {
    const activity = await activityPage(world.db, await findActivity(world.db, id));
    const forums = await publicForums(world.db, { page: 0, size: mostForums, activityId: id }, world.clock.now());
    const answers = { [oneKey('activity', id)]: activity, [forumsOfKey(id)]: forums };
    return (page, reader) => withAnswers(withHead(withActivity(page, activity), headOf(activity, reader)), answers);
  },
});

/** The way into an activity, about which it is too for whoever reads its head alone. */
export const firstTakePart = firstPage({
  paths: ['/event/take-part'],
  parameters: ['activityId'],
  async one(world, id) {
    const activity = await activityPage(world.db, await findActivity(world.db, id));
    return (page, reader) => {
      const worded = withPlaces(page, { 'take-part-name': (frame) => placed(namesOf(activity), frame) });
      const headed = withHead(inFrame(worded, 'take-part'), headOf(activity, reader));
      return withAnswers(headed, { [oneKey('activity', id)]: activity });
    };
  },
});
