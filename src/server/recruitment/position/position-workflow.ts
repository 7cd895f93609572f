import {
  type PositionFacts,
  type PositionMove,
  positionMoves,
  type PositionRole,
} from '#domain/recruitment/position-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { recruitmentPosition } from '../tables.ts';

export type PositionRow = typeof recruitmentPosition.$inferSelect;

export const positionWorkflow = workflow<
  'recruitment_position',
  PositionRow,
  'status',
  PositionRole,
  PositionFacts,
  PositionMove
>({
  kind: 'recruitment_position',
  table: recruitmentPosition,
  status: 'status',
  kept: 'keptStatus',
  moves: positionMoves,
  touch: ({ changes, now }) => ({ ...(changes ? { statusSince: now } : {}), updatedAt: now }),
});
