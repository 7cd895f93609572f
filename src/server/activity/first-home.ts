import type { ActivityCard, Forum } from '#contract/activity/activity.ts';
import { comingKey, forumsKey, withPlaces } from '#contract/first-paint.ts';
import { bannerOf, featuredSizes } from '#contract/picture-address.ts';
import { activityCategories, forumPageSize } from '#domain/activity/category.ts';
import { featuredOf, homeListSize } from '#domain/activity/when.ts';
import { dayText } from '#domain/day-text.ts';
import type { Instant } from '#domain/instant.ts';
import { namesOf } from '#domain/locale.ts';
import { withAnswers } from '#server/page-head.ts';
import { placed, withPicture } from '#server/placed-text.ts';
import type { World } from '#server/world.ts';
import { searchActivities } from './activities.ts';
import { publicForums } from './public-forums.ts';

const addresses = new Set(['/event', '/event/', '/event/home']);

export interface FirstHome {
  coming: { content: ActivityCard[]; totalElements: number };
  forums: { content: Forum[]; totalElements: number };
}

/** What home shows first, where an address is home's and there is anything; else null. */
export async function homeOfAddress(world: World, url: string): Promise<FirstHome | null> {
  if (!addresses.has(new URL(url, 'http://portal').pathname)) return null;
  try {
    const wanted = { categories: activityCategories, period: 'COMING', sort: 'beginDate:asc' } as const;
    const coming = await searchActivities(world.db, { ...wanted, page: 0, size: homeListSize }, world.clock.now());
    if (coming.totalElements === 0) return null;
    const next = { page: 0, size: forumPageSize, period: 'COMING' } as const;
    return { coming, forums: await publicForums(world.db, next, world.clock.now()) };
  } catch (error) {
    // The page itself comes in any case, and asks again.
    world.log.warn({ err: error }, 'home is sent without its events');
    return null;
  }
}

/**
 * Home with its event across the page on the screen before any script, and with the answers that it would ask for first.
 * The same for every reader, so that it is made once.
 */
export function withFirstHome(page: string, { coming, forums }: FirstHome, now: Instant): string {
  const featured = featuredOf(coming.content, now);
  const whole = withAnswers(page, { [comingKey]: coming, [forumsKey(0)]: forums });
  if (!featured) return whole;
  const { id, banner, beginDate, endDate, place } = featured;
  const worded = withPlaces(whole, {
    'featured-name': (locale) => placed(namesOf(featured), locale),
    'featured-days': (locale) => ({ text: dayText(locale, beginDate, endDate) }),
    'featured-place': (locale) => placed(place, locale),
  });
  return withPicture(worded, 'featured', banner ? { of: bannerOf(id), version: banner, sizes: featuredSizes } : null);
}
