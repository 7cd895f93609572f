import { z } from 'zod';
import type { Activity } from '#contract/activity/activity.ts';
import { Refusal } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { activityPage, findActivity } from './activities.ts';

/** Both readings of the documents' base and route (G71). */
const addresses = new Set(['/event/detail', '/event/event/detail']);

/** The activity whose page an address is, as a visitor sees it; null for any other address. */
export async function activityOfAddress(world: World, url: string): Promise<Activity | null> {
  const { pathname, searchParams } = new URL(url, 'http://portal');
  if (!addresses.has(pathname)) return null;
  const { data: activityId } = z.uuid().safeParse(searchParams.get('activityId'));
  if (!activityId) return null;
  try {
    return await activityPage(world.db, await findActivity(world.db, activityId));
  } catch (error) {
    // The page itself comes in any case, and says what is wrong: with the link, or with us.
    if (!(error instanceof Refusal)) world.log.warn({ err: error }, 'a page is sent without its activity');
    return null;
  }
}
