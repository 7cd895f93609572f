import type { Instant } from '#domain/instant.ts';
import type { Absent, MeetingButton, MeetingFacts } from '#domain/schedule/meeting-moves.ts';
import { requireDecider } from '#server/account/decider.ts';
import type { Actor } from '#server/actor.ts';
import { lockActivity } from '#server/activity/find-activity.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { attendanceWorkflow } from './attendance-workflow.ts';
import { beginRow } from './begin-row.ts';
import { type SeenMeeting, seenMeetings } from './seen-meetings.ts';
import { tellSettled } from './tell-attendance.ts';

interface Mark {
  activityId: string;
  meetingId: string;
  begin: Instant;
  version: number;
  move: MeetingButton;
  absent: Absent;
  note: string;
}

export const factsOf = ({ row, seat }: SeenMeeting, now: Instant): MeetingFacts => ({
  isStaffs: row?.byStaff ?? false,
  hasBegun: seat.beginsAt <= now,
});

/**
 * Staff say how it was, and what the door says counts no more; taken back, the door counts again. What the door said
 * can be taken back too, and then it stays so. @throws STATUS_ERROR when somebody else was first
 */
export const markMeeting = (world: World, actor: Actor, mark: Mark): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { activityId, meetingId, begin, version, move, absent, note } = mark;
    await lockActivity(tx, activityId);
    await requireDecider(tx, actor, activityId);
    const now = world.clock.now();
    const which = { activityId, from: begin, until: begin, wishId: meetingId };
    const [meeting] = await seenMeetings(tx, which, now);
    if (!meeting) throw refuse('ENTITY_NOT_FOUND');
    if ((meeting.row?.version ?? 0) !== version) throw refuse('STATUS_ERROR');
    if (move === 'markMissed' && absent === '') {
      throw refuse('PARAMS_ERROR', { fields: [{ path: 'absent', problem: 'required' }] });
    }
    const before = meeting.row ?? (await beginRow(world, tx, meeting.seat));
    const row = await attendanceWorkflow.makeMove(world, tx, {
      row: before,
      move,
      roles: ['fund'],
      accountId: actor.accountId,
      facts: factsOf(meeting, now),
      reason: note,
      also: { absent: move === 'markMissed' ? absent : '', byStaff: move === 'undo' ? !before.byStaff : true },
    });
    await tellSettled(world, tx, { row, before });
  });
