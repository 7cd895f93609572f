import { z } from 'zod';
import { dayText } from '#domain/day-text.ts';
import { type Locale, namesOf } from '#domain/locale.ts';
import { placed } from '#server/placed-text.ts';
import { Refusal } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { activityPage, findActivity } from './activities.ts';

/**
 * In a line: name and days of the activity on the way to which somebody logs in; null where it leads to none.
 * @param target a place of the portal with its query
 */
export async function eventOfTarget(world: World, target: string, locale: Locale) {
  const address = URL.canParse(target, 'http://portal') ? new URL(target, 'http://portal') : null;
  const { data: id } = z.uuid().safeParse(address?.searchParams.get('activityId'));
  if (!id) return null;
  try {
    const activity = await activityPage(world.db, await findActivity(world.db, id));
    const { text, lang } = placed(namesOf(activity), locale);
    return { id, name: text, lang, days: dayText(locale, activity.beginDate, activity.endDate) };
  } catch (error) {
    // The login page comes in any case.
    if (!(error instanceof Refusal)) world.log.warn({ err: error }, 'a login page is sent without its event');
    return null;
  }
}
