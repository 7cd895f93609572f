import { and, eq, lt } from 'drizzle-orm';
import { businessDateAt } from '#domain/instant.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { recruitmentPosition } from '../tables.ts';
import { alongMove } from './listing.ts';
import { positionFacts } from './position-facts.ts';
import { positionWorkflow } from './position-workflow.ts';
import { tellPosition } from './tell-position.ts';

/** Closes what can no longer be applied for; the list leaves it out from the first moment of the day anyway. */
export async function expirePositions(world: World): Promise<void> {
  const isDue = and(
    eq(recruitmentPosition.status, 'PASSED'),
    lt(recruitmentPosition.listedUntil, businessDateAt(world.clock.now())),
  );
  const due = await world.db.orm.select({ id: recruitmentPosition.id }).from(recruitmentPosition).where(isDue);
  for (const { id } of due) {
    await world.db.transaction(async (tx) => {
      const [found] = await tx.orm
        .select({ row: recruitmentPosition, of: unit })
        .from(recruitmentPosition)
        .innerJoin(unit, eq(unit.id, recruitmentPosition.unitId))
        .where(and(eq(recruitmentPosition.id, id), isDue))
        .for('update', { of: recruitmentPosition });
      // Somebody was first.
      if (!found) return;
      const { row, of } = found;
      const { facts } = await positionFacts(world, tx, row, '');
      const moved = await positionWorkflow.makeMove(world, tx, {
        row,
        move: 'expire',
        roles: ['portal'],
        accountId: null,
        facts,
        also: alongMove(row, of, 'expire', world.clock.now()),
      });
      await tellPosition(world, tx, { row: moved, of, move: 'expire', by: null, reason: '' });
    });
  }
}
