import { type ActivityFacts, activityMoves } from '#domain/activity/activity-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import type { ActivityRow } from './activities.ts';
import { activity } from './tables.ts';

export const activityWorkflow = workflow<
  'activity',
  ActivityRow,
  'state',
  'FUND_ADMIN',
  ActivityFacts,
  keyof typeof activityMoves
>({ kind: 'activity', table: activity, status: 'state', moves: activityMoves });
