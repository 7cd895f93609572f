import { type MatchMove, matchMoves, type MatchRole } from '#domain/road-show/match-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { roadShowMatch } from '../tables.ts';

export type MatchRow = typeof roadShowMatch.$inferSelect;

export const matchWorkflow = workflow<'road_show_match', MatchRow, 'status', MatchRole, object, MatchMove>({
  kind: 'road_show_match',
  table: roadShowMatch,
  status: 'status',
  moves: matchMoves,
  touch: ({ changes, now }) => (changes ? { statusSince: now } : {}),
});
