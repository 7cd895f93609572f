import { eq } from 'drizzle-orm';
import {
  type deskMoves,
  holdsSeats,
  type RegistrationMove,
  type RegistrationRole,
} from '#domain/public-event/registration-moves.ts';
import { isLaterMove } from '#domain/inbox/words.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import type { Actor } from '#server/actor.ts';
import { doLater, type PerformLater } from '#server/cases/later-deed.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findRegistration, lockEvent, type RegistrationRow } from '../find-event.ts';
import { publicEvent } from '../tables.ts';
import { wantFollowing } from './follow-job.ts';
import { moveUp, offerEnds } from './move-up.ts';
import { factsOf, registrationWorkflow } from './registration-workflow.ts';

export interface Moving {
  registrationId: string;
  move: RegistrationMove;
  role: RegistrationRole;
  /** The one that was seen; left out by the portal, which sees the newest. */
  version?: number;
  /** For how many it is from then on. */
  seats?: number | undefined;
  accountId?: string;
  reason?: string;
}

/** What comes free goes to who waits, in the same transaction. @throws STATUS_ERROR and what the move needs */
export const moveRegistration = (world: World, moving: Moving): Promise<void> =>
  world.db.transaction((tx) => moveHeld(world, tx, moving));

async function moveHeld(world: World, tx: Transaction, moving: Moving): Promise<void> {
  const { asked, event, activity } = await holdMovable(world, tx, moving);
  const { row, move } = asked;
  const { reason = '', accountId = null } = moving;
  const moved = await registrationWorkflow.makeMove(world, tx, {
    ...asked,
    accountId,
    reason,
    also: {
      ...(move === 'lessen' ? { seats: lessened(row, moving.seats) } : {}),
      ...(move === 'offer' ? { offeredUntil: offerEnds(activity, event, world.clock.now()) } : {}),
      ...(reason ? { reason } : {}),
    },
  });
  const taken = event.taken - held(row) + held(moved);
  if (taken !== event.taken)
    await tx.orm.update(publicEvent).set({ taken }).where(eq(publicEvent.activityId, activity.id));
  await wantFollowing(world, tx, row.id);
  await moveUp(world, tx, activity, { ...event, taken });
}

/** As nobody else changes it until the transaction ends. @throws STATUS_ERROR and what the move needs */
async function holdMovable(world: World, tx: Transaction, moving: Moving) {
  const { activityId } = await findRegistration(tx, moving.registrationId);
  const activity = await findAnyActivity(tx, activityId);
  const event = await lockEvent(tx, activityId);
  const row = await findRegistration(tx, moving.registrationId);
  if (moving.version !== undefined && moving.version !== row.version) throw refuse('STATUS_ERROR');
  const { move, role } = moving;
  const asked = { row, move, roles: [role], facts: factsOf(row, event, activity, world.clock.now()) };
  registrationWorkflow.require(asked);
  return { asked, event, activity };
}

interface DeskMoving {
  registrationId: string;
  move: (typeof deskMoves)[number];
  version: number;
  note: string;
}

/** By the staff: what comes free goes to others at once, so it waits until it cannot be taken back any more. */
export const moveByStaff = (world: World, actor: Actor, moving: DeskMoving): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { row } = (await holdMovable(world, tx, { ...moving, role: 'staff' })).asked;
    const { move, note } = moving;
    const called = row.groupName || row.name;
    const names = { tc: called, en: called, pt: called };
    await doLater(world, tx, actor, { workflow: 'PUBLIC_REGISTRATION', move, note, names, row });
  });

export const moveRegistrationLater: PerformLater = async (world, tx, { caseId, version, accountId, move, note }) => {
  if (!isLaterMove('PUBLIC_REGISTRATION', move)) throw refuse('STATUS_ERROR');
  await moveHeld(world, tx, { registrationId: caseId, role: 'staff', move, version, accountId, reason: note });
  return version + 1;
};

const held = ({ status, seats }: RegistrationRow): number => (holdsSeats(status) ? seats : 0);

function lessened(row: RegistrationRow, seats: number | undefined): number {
  if (seats === undefined) throw refuseField('seats', 'required');
  if (seats >= row.seats) throw refuseField('seats', 'tooLarge', { limit: row.seats - 1 });
  return seats;
}
