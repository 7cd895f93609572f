import { type ProjectFacts, type ProjectMove, projectMoves, type ProjectRole } from '#domain/closing/project-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { closingProject } from '../tables.ts';

export type ProjectRow = typeof closingProject.$inferSelect;

export const projectWorkflow = workflow<
  'closing_project',
  ProjectRow,
  'status',
  ProjectRole,
  ProjectFacts,
  ProjectMove
>({
  kind: 'closing_project',
  table: closingProject,
  status: 'status',
  moves: projectMoves,
  touch: ({ changes, now }) => ({ ...(changes ? { statusSince: now } : {}), updatedAt: now }),
});
