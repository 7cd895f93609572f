import { eq, and, asc } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { roadShowMatch } from '../tables.ts';
import { fullMatches } from './find-match.ts';

/** Two units that both said yes: a meeting that the schedule is to place. */
export interface WantedMeeting {
  matchId: string;
  sourceRecordId: string;
  targetRecordId: string;
  sourceUnitId: string;
  targetUnitId: string;
}

/** Every match of an activity that passed, in the order in which they were made. */
export async function passedMatches(db: Queries, activityId: string): Promise<WantedMeeting[]> {
  const rows = await fullMatches(db)
    .where(and(eq(roadShowMatch.activityId, activityId), eq(roadShowMatch.status, 'PASS')))
    .orderBy(asc(roadShowMatch.createdAt), asc(roadShowMatch.id));
  return rows.map(({ match, sourceUnit, targetUnit }) => ({
    matchId: match.id,
    sourceRecordId: match.sourceRecordId,
    targetRecordId: match.targetRecordId,
    sourceUnitId: sourceUnit.id,
    targetUnitId: targetUnit.id,
  }));
}
