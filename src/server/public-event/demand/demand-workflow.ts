import { type DemandMove, demandMoves } from '#domain/public-event/demand.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { publicDemand } from '../tables.ts';

export type DemandRow = typeof publicDemand.$inferSelect;

export const demandWorkflow = workflow<'public_demand', DemandRow, 'status', 'staff', object, DemandMove>({
  kind: 'public_demand',
  table: publicDemand,
  status: 'status',
  moves: demandMoves,
});
