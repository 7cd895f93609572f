import { eq } from 'drizzle-orm';
import { type MatchButton, matchMoves, type MatchRole, type MatchStatus } from '#domain/road-show/match-moves.ts';
import type { Move } from '#domain/workflow.ts';
import type { Actor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { roadShowMatch } from '../tables.ts';
import { requireViewer } from '../viewer.ts';
import { fullMatches, rolesInMatch } from './find-match.ts';
import { matchWorkflow } from './match-workflow.ts';
import { tellAnswered } from './tell-match.ts';

/** @throws ENTITY_NOT_FOUND for a stranger, STATUS_ERROR when somebody was first */
export const moveMatch = (
  world: World,
  actor: Actor,
  matchId: string,
  { move, version, note }: { move: MatchButton; version: number; note: string },
): Promise<void> =>
  world.db.transaction(async (tx) => {
    await tx.orm
      .select({ id: roadShowMatch.id })
      .from(roadShowMatch)
      .where(eq(roadShowMatch.id, matchId))
      .for('update');
    const viewer = await requireViewer(world, tx, actor);
    const [full] = await fullMatches(tx).where(eq(roadShowMatch.id, matchId));
    const roles = full ? rolesInMatch(viewer, full) : [];
    if (!full || roles.length === 0) throw refuse('ENTITY_NOT_FOUND');
    if (full.match.version !== version) throw refuse('STATUS_ERROR');
    const { accountId } = actor;
    const moved = await matchWorkflow.makeMove(world, tx, {
      row: full.match,
      move,
      roles,
      accountId,
      facts: {},
      reason: note,
    });
    const row: Move<MatchStatus, MatchRole, object> = matchMoves[move];
    if (row.tells) await tellAnswered(world, tx, moved, { move, by: accountId, reason: note });
  });
