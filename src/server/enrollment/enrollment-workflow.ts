import {
  type EnrollmentRole,
  type OpeningFacts,
  type OpeningMove,
  openingMoves,
} from '#domain/enrollment/opening-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { enrollment } from './tables.ts';

export type EnrollmentRow = typeof enrollment.$inferSelect;

export const enrollmentWorkflow = workflow<
  'enrollment',
  EnrollmentRow,
  'status',
  EnrollmentRole,
  OpeningFacts,
  OpeningMove
>({
  kind: 'enrollment',
  table: enrollment,
  status: 'status',
  moves: openingMoves,
  touch: ({ changes, now }) => ({ ...(changes ? { statusSince: now } : {}), updatedAt: now }),
});
