import { eq } from 'drizzle-orm';
import type { PositionRole } from '#domain/recruitment/position-moves.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import { recruitmentPosition } from '../tables.ts';
import { viewerOf } from '../viewer.ts';
import { rolesIn, seesPosition } from './position-rights.ts';
import type { PositionRow } from './position-workflow.ts';

/** A position as somebody who may see it meets it. */
export interface FoundPosition {
  row: PositionRow;
  of: UnitRow;
  roles: PositionRole[];
}

/** @throws ENTITY_NOT_FOUND also for a stranger */
export async function findPosition(db: Queries, actor: Actor, positionId: string): Promise<FoundPosition> {
  const viewer = await viewerOf(db, actor);
  const [found] = await db.orm
    .select({ row: recruitmentPosition, of: unit })
    .from(recruitmentPosition)
    .innerJoin(unit, eq(unit.id, recruitmentPosition.unitId))
    .where(eq(recruitmentPosition.id, positionId));
  if (!found || !seesPosition(viewer, found.row)) throw refuse('ENTITY_NOT_FOUND');
  return { ...found, roles: rolesIn(viewer, found.row) };
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockPosition(tx: Transaction, actor: Actor, positionId: string): Promise<FoundPosition> {
  await tx.orm
    .select({ id: recruitmentPosition.id })
    .from(recruitmentPosition)
    .where(eq(recruitmentPosition.id, positionId))
    .for('update');
  return findPosition(tx, actor, positionId);
}
