import { and, eq, inArray } from 'drizzle-orm';
import { newId } from '#domain/id.ts';
import type { Instant } from '#domain/instant.ts';
import type { Actor } from '#server/actor.ts';
import { lockActivity } from '#server/activity/find-activity.ts';
import { refuse } from '#server/refusal.ts';
import { recordStatusChange } from '#server/workflow/record-status-change.ts';
import type { World } from '#server/world.ts';
import { scheduleChange } from '../tables.ts';
import { mayStillAsk } from './change-view.ts';
import { freeSlots } from './free-slots.ts';
import { ownMeeting } from './released.ts';
import { tellChange } from './tell-change.ts';

interface Wish {
  meetingId: string;
  wished: Instant[];
  reason: string;
}

/**
 * Asks the other side for another time.
 * @throws STATUS_ERROR when it is too late, REPEAT_ENROLLMENT while either side waits for an answer,
 *   SCHEDULE_TIME_CONFLICT for times at which whoever asks is not free
 */
export const askChange = (world: World, actor: Actor, { meetingId, wished, reason }: Wish): Promise<string> =>
  world.db.transaction(async (tx) => {
    const { meeting: found } = await ownMeeting(tx, actor, meetingId);
    await lockActivity(tx, found.activityId);
    const { meeting, side } = await ownMeeting(tx, actor, meetingId);
    const now = world.clock.now();
    if (!mayStillAsk(meeting.beginsAt, now)) throw refuse('STATUS_ERROR');
    const open = and(eq(scheduleChange.wishId, meetingId), inArray(scheduleChange.status, ['PENDING', 'AGREE']));
    if ((await tx.orm.$count(scheduleChange, open)) > 0) throw refuse('REPEAT_ENROLLMENT');
    const free = new Set((await freeSlots(tx, meeting, side, now)).map(({ begin }) => begin));
    const taken = wished.findIndex((begin) => !free.has(begin));
    if (taken >= 0) {
      throw refuse('SCHEDULE_TIME_CONFLICT', { fields: [{ path: `wished.${taken}`, problem: 'inconsistent' }] });
    }
    const id = newId();
    const [row] = await tx.orm
      .insert(scheduleChange)
      .values({
        id,
        activityId: meeting.activityId,
        wishId: meetingId,
        askedBy: side,
        status: 'PENDING',
        beginsAt: meeting.beginsAt,
        wished: [...new Set(wished)],
        reason,
        askedAccount: actor.accountId,
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error('a change that was not written');
    await tellChange(world, tx, { row, meeting, move: 'ask' });
    await recordStatusChange(world, tx, {
      caseType: 'schedule_change',
      caseId: id,
      fromStatus: row.status,
      action: 'ask',
      toStatus: row.status,
      accountId: actor.accountId,
      role: 'asker',
      reason,
      version: row.version,
    });
    return id;
  });
