import { type EnrollmentFacts, type EnrollmentMove, enrollmentMoves } from '#domain/enrollment/enrollment-moves.ts';
import type { EnrollmentRole } from '#domain/enrollment/opening-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { enrollment } from './tables.ts';

export type EnrollmentRow = typeof enrollment.$inferSelect;

export const enrollmentWorkflow = workflow<
  'enrollment',
  EnrollmentRow,
  'status',
  EnrollmentRole,
  EnrollmentFacts,
  EnrollmentMove
>({
  kind: 'enrollment',
  table: enrollment,
  status: 'status',
  kept: 'keptStatus',
  moves: enrollmentMoves,
  touch: ({ changes, now }) => ({ ...(changes ? { statusSince: now } : {}), updatedAt: now }),
});
