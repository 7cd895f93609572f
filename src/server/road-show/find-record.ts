import { eq } from 'drizzle-orm';
import type { RecordRole } from '#domain/road-show/record-moves.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { unit } from '#server/unit/tables.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import type { World } from '#server/world.ts';
import { rolesIn, seesRecord } from './record-rights.ts';
import type { RecordRow } from './record-workflow.ts';
import { roadShowRecord } from './tables.ts';
import { viewerOf } from './viewer.ts';

/** A record as somebody who may see it meets it. */
export interface FoundRecord {
  row: RecordRow;
  of: UnitRow;
  roles: RecordRole[];
}

/** Null for a stranger, and for what does not exist. */
export async function lookForRecord(
  world: World,
  db: Queries,
  actor: Actor | null,
  recordId: string,
): Promise<FoundRecord | null> {
  const viewer = await viewerOf(world, db, actor);
  const [found] = await db.orm
    .select({ row: roadShowRecord, of: unit })
    .from(roadShowRecord)
    .innerJoin(unit, eq(unit.id, roadShowRecord.unitId))
    .where(eq(roadShowRecord.id, recordId));
  if (!viewer || !found || !seesRecord(viewer, found.row, found.of)) return null;
  return { ...found, roles: rolesIn(viewer, found.row, found.of) };
}

/** @throws ENTITY_NOT_FOUND also for a stranger */
export async function findRecord(world: World, db: Queries, actor: Actor, recordId: string): Promise<FoundRecord> {
  const found = await lookForRecord(world, db, actor, recordId);
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  return found;
}

/** For the portal itself; nobody else changes it until the transaction ends. @throws ENTITY_NOT_FOUND */
export async function holdRecord(tx: Transaction, recordId: string): Promise<Omit<FoundRecord, 'roles'>> {
  const [found] = await tx.orm
    .select({ row: roadShowRecord, of: unit })
    .from(roadShowRecord)
    .innerJoin(unit, eq(unit.id, roadShowRecord.unitId))
    .where(eq(roadShowRecord.id, recordId))
    .for('update', { of: roadShowRecord });
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  return found;
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockRecord(world: World, tx: Transaction, actor: Actor, recordId: string): Promise<FoundRecord> {
  await tx.orm
    .select({ id: roadShowRecord.id })
    .from(roadShowRecord)
    .where(eq(roadShowRecord.id, recordId))
    .for('update');
  return findRecord(world, tx, actor, recordId);
}
