import { and, eq, inArray, ne } from 'drizzle-orm';
import { matchDays } from '#domain/road-show/match-moves.ts';
import { newId } from '#domain/id.ts';
import { dayMs, plusMs } from '#domain/instant.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { unit } from '#server/unit/tables.ts';
import { recordStatusChange } from '#server/workflow/record-status-change.ts';
import type { World } from '#server/world.ts';
import { rolesIn } from '../record-rights.ts';
import { roadShowMatch, roadShowRecord } from '../tables.ts';
import { requireViewer } from '../viewer.ts';
import { tellAsked } from './tell-match.ts';

export interface Interest {
  sourceRecordId: string;
  targetRecordId: string;
  message: string;
}

/** Both, in one order, so that two sides who ask each other at once do not wait for each other for ever. */
async function lockBoth(tx: Transaction, { sourceRecordId, targetRecordId }: Interest) {
  const rows = await tx.orm
    .select({ row: roadShowRecord, of: unit })
    .from(roadShowRecord)
    .innerJoin(unit, eq(unit.id, roadShowRecord.unitId))
    .where(inArray(roadShowRecord.id, [sourceRecordId, targetRecordId]))
    .orderBy(roadShowRecord.id)
    .for('update', { of: roadShowRecord });
  const source = rows.find(({ row }) => row.id === sourceRecordId);
  const target = rows.find(({ row }) => row.id === targetRecordId);
  if (!source || !target?.row.published) throw refuse('ENTITY_NOT_FOUND');
  return { source, target };
}

/**
 * Asks the other side, for something of one's own that is published.
 * @throws ENTITY_NOT_FOUND for what is not one's own or not published, REPEAT_ENROLLMENT when either side asked already
 */
export const askMatch = (world: World, actor: Actor, interest: Interest): Promise<string> =>
  world.db.transaction(async (tx) => {
    const viewer = await requireViewer(world, tx, actor);
    const { source, target } = await lockBoth(tx, interest);
    if (!rolesIn(viewer, source.row, source.of).some((role) => role.endsWith('Author')))
      throw refuse('ENTITY_NOT_FOUND');
    if (!source.row.published) throw refuse('STATUS_ERROR');
    const fits =
      source.row.kind !== target.row.kind &&
      source.row.activityId === target.row.activityId &&
      source.row.unitId !== target.row.unitId;
    if (!fits) throw refuseField('targetRecordId', 'notAllowed');
    const pair = [source.row.id, target.row.id];
    const living = await tx.orm.$count(
      roadShowMatch,
      and(
        inArray(roadShowMatch.sourceRecordId, pair),
        inArray(roadShowMatch.targetRecordId, pair),
        ne(roadShowMatch.status, 'NOT_PASS'),
      ),
    );
    if (living > 0) throw refuse('REPEAT_ENROLLMENT');
    const now = world.clock.now();
    const id = newId();
    const [row] = await tx.orm
      .insert(roadShowMatch)
      .values({
        ...interest,
        id,
        activityId: source.row.activityId,
        status: 'PENDING',
        statusSince: now,
        accountId: actor.accountId,
        expiresAt: plusMs(now, matchDays * dayMs),
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error('a match was not written');
    await recordStatusChange(world, tx, {
      caseType: 'road_show_match',
      caseId: id,
      fromStatus: '',
      action: 'ask',
      toStatus: 'PENDING',
      accountId: actor.accountId,
      role: 'asker',
      version: row.version,
    });
    await tellAsked(world, tx, row);
    return id;
  });
