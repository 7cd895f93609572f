import { eq } from 'drizzle-orm';
import { type Outcome, sidesAgree } from '#domain/schedule/outcome.ts';
import type { Side } from '#domain/schedule/problem.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { unitNames } from '../read-run.ts';
import { scheduleOutcome } from '../tables.ts';
import { ownMeeting, releasedMeetings } from './released.ts';

/** What one's own side says; said again, the last counts. @throws STATUS_ERROR before the meeting */
export async function saveOutcome(
  world: World,
  actor: Actor,
  { meetingId, outcome, note }: { meetingId: string; outcome: Outcome; note: string },
): Promise<void> {
  const { meeting, side } = await ownMeeting(world.db, actor, meetingId);
  const at = world.clock.now();
  if (meeting.beginsAt > at) throw refuse('STATUS_ERROR');
  const said = { outcome, note, accountId: actor.accountId, at };
  await world.db.orm
    .insert(scheduleOutcome)
    .values({ wishId: meetingId, side, activityId: meeting.activityId, ...said })
    .onConflictDoUpdate({ target: [scheduleOutcome.wishId, scheduleOutcome.side], set: said });
}

/** What each side said of the meetings of an activity; null for nothing. */
export async function saidOf(
  db: Queries,
  activityId: string,
): Promise<(meetingId: string, side: Side) => Outcome | null> {
  const said = await db.orm.select().from(scheduleOutcome).where(eq(scheduleOutcome.activityId, activityId));
  const of = new Map(said.map(({ wishId, side, outcome }) => [`${wishId} ${side}`, outcome]));
  return (meetingId, side) => of.get(`${meetingId} ${side}`) ?? null;
}

/** Of each released meeting of which somebody said something. */
export async function listOutcomes(db: Queries, activityId: string) {
  const said = await saidOf(db, activityId);
  const meetings = (await releasedMeetings(db, { activityId })).filter(
    ({ wishId }) => said(wishId, 'A') ?? said(wishId, 'B'),
  );
  const nameOf = await unitNames(
    db,
    meetings.flatMap(({ unitA, unitB }) => [unitA, unitB]),
  );
  return meetings.map(({ wishId, unitA, unitB, beginsAt }) => {
    const [ofA, ofB] = [said(wishId, 'A'), said(wishId, 'B')];
    return {
      meetingId: wishId,
      begin: beginsAt,
      unitA: { id: unitA, ...nameOf(unitA) },
      unitB: { id: unitB, ...nameOf(unitB) },
      ofA,
      ofB,
      agree: sidesAgree(ofA, ofB),
    };
  });
}
