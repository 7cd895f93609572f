import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { InAppNotice } from '#contract/notice/notice.ts';
import { triggerRow } from '#domain/notice/triggers.ts';
import { activity } from '#server/activity/tables.ts';
import type { World } from '#server/world.ts';
import { inAppNotice } from './tables.ts';
import { openInApp } from './write-in-app.ts';

/** A notice that is still held is nobody's to see. */
export const shownTo = (world: World, accountId: string) =>
  and(eq(inAppNotice.accountId, accountId), lte(inAppNotice.visibleAt, world.clock.now()));

const countOf = async (world: World, wanted: ReturnType<typeof and>): Promise<number> => {
  const [count] = await world.db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(inAppNotice)
    .where(wanted);
  return count?.total ?? 0;
};

export const countUnread = (world: World, accountId: string): Promise<number> =>
  countOf(world, and(shownTo(world, accountId), isNull(inAppNotice.readAt)));

interface Wanted {
  unreadOnly: boolean;
  page: number;
  size: number;
}

export async function listNotices(world: World, accountId: string, { unreadOnly, page, size }: Wanted) {
  const wanted = and(shownTo(world, accountId), unreadOnly ? isNull(inAppNotice.readAt) : undefined);
  const rows = await world.db.orm
    .select({
      notice: inAppNotice,
      about: {
        id: activity.id,
        promoter: activity.promoter,
        nameTc: activity.nameTc,
        nameEn: activity.nameEn,
        namePt: activity.namePt,
      },
    })
    .from(inAppNotice)
    .leftJoin(activity, eq(activity.id, inAppNotice.activityId))
    .where(wanted)
    .orderBy(desc(inAppNotice.visibleAt), desc(inAppNotice.id))
    .limit(size)
    .offset(page * size);
  const content = rows.map(({ notice, about }): InAppNotice => {
    const { id, trigger, language, actionNeeded, visibleAt: at, readAt } = notice;
    const { opens } = triggerRow(trigger);
    return {
      id,
      trigger,
      language,
      actionNeeded,
      at,
      readAt,
      page: opens,
      activity: about,
      texts: openInApp(world, notice),
    };
  });
  return { content, totalElements: await countOf(world, wanted), unread: await countUnread(world, accountId) };
}
