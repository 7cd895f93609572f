import { type ChangeFacts, type ChangeMove, changeMoves, type ChangeRole } from '#domain/schedule/change-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { scheduleChange } from '../tables.ts';

export type ChangeRow = typeof scheduleChange.$inferSelect;

export const changeWorkflow = workflow<'schedule_change', ChangeRow, 'status', ChangeRole, ChangeFacts, ChangeMove>({
  kind: 'schedule_change',
  table: scheduleChange,
  status: 'status',
  moves: changeMoves,
});
