import { eq } from 'drizzle-orm';
import { recordTakeBack } from '#server/cases/record-deed.ts';
import { publicDemand } from '../tables.ts';
import { type DemandRow, demandWorkflow } from './demand-workflow.ts';

export const takeBackDemand = recordTakeBack<DemandRow, 'staff'>({
  async find(tx, id) {
    return (await tx.orm.select().from(publicDemand).where(eq(publicDemand.id, id)).for('update'))[0];
  },
  role: 'staff',
  undoMove: (world, tx, undone) => demandWorkflow.undoMove(world, tx, undone),
});
