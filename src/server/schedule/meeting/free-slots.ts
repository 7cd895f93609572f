import { boardWith } from '#domain/schedule/explain.ts';
import type { Instant } from '#domain/instant.ts';
import type { Side } from '#domain/schedule/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { findRun } from '../run-store.ts';
import type { MeetingRow } from './released.ts';

export interface FreeSlot {
  begin: Instant;
  end: Instant;
  otherIsFree: boolean;
}

/** The later slots of the released schedule in which a side of a meeting has room besides. */
export async function freeSlots(db: Queries, meeting: MeetingRow, side: Side, now: Instant): Promise<FreeSlot[]> {
  const { inputs, placed } = await findRun(db, meeting.runId);
  const board = boardWith(inputs.problem, placed);
  const index = inputs.problem.wanted.findIndex(({ id }) => id === meeting.wishId);
  const [a, b] = [board.partyA[index], board.partyB[index]];
  if (a === undefined || b === undefined) return [];
  const [own, other] = side === 'A' ? [a, b] : [b, a];
  return inputs.slots.flatMap(({ begin, end }, slot) =>
    begin > now && slot !== meeting.slot && board.partyFree(own, slot)
      ? [{ begin, end, otherIsFree: board.partyFree(other, slot) }]
      : [],
  );
}
