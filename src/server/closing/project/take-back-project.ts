import { eq } from 'drizzle-orm';
import { recordTakeBack } from '#server/cases/record-deed.ts';
import { closingProject } from '../tables.ts';
import { type ProjectRow, projectWorkflow } from './project-workflow.ts';

export const takeBackProject = recordTakeBack<ProjectRow, 'fund'>({
  async find(tx, id) {
    return (await tx.orm.select().from(closingProject).where(eq(closingProject.id, id)).for('update'))[0];
  },
  role: 'fund',
  undoMove: (world, tx, undone) => projectWorkflow.undoMove(world, tx, undone),
});
