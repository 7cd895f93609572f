import { eq } from 'drizzle-orm';
import { type ListFacts, type ListMove, type ListRole, participantListMoves } from '#domain/participant/list-moves.ts';
import { decide, type Move, statusAfter } from '#domain/workflow.ts';
import type { ListStatus } from '#domain/participant/list-moves.ts';
import type { FieldError } from '#domain/errors.ts';
import type { Queries } from '#server/db/database.ts';
import { recordStatusChange } from '#server/workflow/record-status-change.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import type { ListRow } from './lists.ts';
import { participantList } from '../tables.ts';

export interface ListMoving {
  list: ListRow;
  move: ListMove;
  role: ListRole;
  /** Null for what the portal does by itself. */
  accountId: string | null;
  facts: ListFacts;
  reason?: string;
  /** What is wrong in detail, told along when a guard says no. */
  problems?: FieldError[];
  also?: Partial<Pick<ListRow, 'representativeId' | 'submittedBy' | 'submittedAt' | 'lockedAt'>>;
}

/** What `move` refuses before anything is written. */
export function requireListMove({ list, move, role, facts, problems }: Omit<ListMoving, 'accountId'>): void {
  const row: Move<ListStatus, ListRole, ListFacts> = participantListMoves[move];
  const no = decide(row, { status: list.status, roles: [role], facts });
  if (no) throw refuse(no, no === 'PARAMS_ERROR' && problems ? { fields: problems } : {});
}

/** Moves a locked list on: guard, new status and version, and a line of history. @returns the list as it is then */
export async function makeListMove(world: World, tx: Queries, moving: ListMoving): Promise<ListRow> {
  requireListMove(moving);
  const { list, move, role, accountId, reason, also } = moving;
  const status = statusAfter<ListStatus>(participantListMoves[move], list.status);
  const [moved] = await tx.orm
    .update(participantList)
    .set({ ...also, status, version: list.version + 1 })
    .where(eq(participantList.id, list.id))
    .returning();
  if (!moved) throw new Error('the list was locked and is gone');
  await recordStatusChange(world, tx, {
    caseType: 'PARTICIPANT_LIST',
    caseId: list.id,
    fromStatus: list.status,
    action: move,
    toStatus: status,
    accountId,
    role,
    reason: reason ?? '',
    version: moved.version,
  });
  return moved;
}

/** Somebody else was first. */
export function requireVersion(row: { version: number }, seen: number): void {
  if (row.version !== seen) throw refuse('STATUS_ERROR');
}
