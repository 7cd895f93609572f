import { eq } from 'drizzle-orm';
import { recordTakeBack } from '#server/cases/record-deed.ts';
import { recruitmentPosition } from '../tables.ts';
import { type PositionRow, positionWorkflow } from './position-workflow.ts';

export const takeBackPosition = recordTakeBack<PositionRow, 'fund'>({
  async find(tx, id) {
    const own = eq(recruitmentPosition.id, id);
    return (await tx.orm.select().from(recruitmentPosition).where(own).for('update'))[0];
  },
  role: 'fund',
  undoMove: (world, tx, undone) => positionWorkflow.undoMove(world, tx, undone),
});
