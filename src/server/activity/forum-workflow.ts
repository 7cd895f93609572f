import { type ForumFacts, forumMoves } from '#domain/activity/forum-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { forum } from './tables.ts';

export type ForumRow = typeof forum.$inferSelect;

export const forumWorkflow = workflow<'forum', ForumRow, 'status', 'FUND_ADMIN', ForumFacts, keyof typeof forumMoves>({
  kind: 'forum',
  table: forum,
  status: 'status',
  moves: forumMoves,
});
