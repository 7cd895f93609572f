import { eq, and, asc } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { roadShowMatch } from '../tables.ts';
import { fullMatches } from './find-match.ts';

/** Two units that both said yes: a meeting that the schedule is to place. */
export interface PassedMatch {
  matchId: string;
  /** Who has the result, and who looks for it, whichever of them asked. */
  resultUnitId: string;
  demandUnitId: string;
}

/** Every match of an activity that passed, in the order in which they were made. */
export async function passedMatches(db: Queries, activityId: string): Promise<PassedMatch[]> {
  const rows = await fullMatches(db)
    .where(and(eq(roadShowMatch.activityId, activityId), eq(roadShowMatch.status, 'PASS')))
    .orderBy(asc(roadShowMatch.createdAt), asc(roadShowMatch.id));
  return rows.map(({ match, source, sourceUnit, targetUnit }) => {
    const [result, demand] = source.kind === 'RESULT' ? [sourceUnit, targetUnit] : [targetUnit, sourceUnit];
    return { matchId: match.id, resultUnitId: result.id, demandUnitId: demand.id };
  });
}
