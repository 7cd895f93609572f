import { type RecordFacts, type RecordMove, recordMoves, type RecordRole } from '#domain/road-show/record-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { roadShowRecord } from './tables.ts';

export type RecordRow = typeof roadShowRecord.$inferSelect;

export const recordWorkflow = workflow<'road_show_record', RecordRow, 'status', RecordRole, RecordFacts, RecordMove>({
  kind: 'road_show_record',
  table: roadShowRecord,
  status: 'status',
  kept: 'keptStatus',
  moves: recordMoves,
  touch: ({ changes, now }) => ({ ...(changes ? { statusSince: now } : {}), updatedAt: now }),
});
