import { type IntentFacts, type IntentMove, intentMoves, type IntentRole } from '#domain/docking/intent-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { dockingIntent } from '../tables.ts';

export type IntentRow = typeof dockingIntent.$inferSelect;

export const intentWorkflow = workflow<'docking_intent', IntentRow, 'status', IntentRole, IntentFacts, IntentMove>({
  kind: 'docking_intent',
  table: dockingIntent,
  status: 'status',
  moves: intentMoves,
  touch: ({ changes, now }) => (changes ? { statusSince: now } : {}),
});
