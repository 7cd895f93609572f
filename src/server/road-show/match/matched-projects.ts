import { and, asc, eq, inArray } from 'drizzle-orm';
import { account } from '#server/account/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { roadShowMatch } from '../tables.ts';
import { fullMatches } from './find-match.ts';

const names = { nameTc: account.nameTc, nameEn: account.nameEn, namePt: account.namePt };
type Names = Record<keyof typeof names, string>;

/** The result that two units meet about. */
export interface MatchedProject {
  activityId: string;
  /** Who has it, and who looks for it. */
  resultUnitId: string;
  demandUnitId: string;
  /** Among those of its activity that somebody meets about, from 1. */
  index: number;
  group: string;
  project: Names;
  personInCharge: Names;
}

/** What the units of passed matches meet about, by their activity, in the order in which they agreed. */
export async function matchedProjects(db: Queries, activityIds: readonly string[]): Promise<MatchedProject[]> {
  if (activityIds.length === 0) return [];
  const rows = await fullMatches(db)
    .where(and(inArray(roadShowMatch.activityId, [...activityIds]), eq(roadShowMatch.status, 'PASS')))
    .orderBy(asc(roadShowMatch.createdAt), asc(roadShowMatch.id));
  const matches = rows.map(({ match: { activityId }, source, target }) => {
    const [result, demand] = source.kind === 'RESULT' ? [source, target] : [target, source];
    return { activityId, result, demand };
  });
  const leaders = await db.orm
    .select({ id: account.id, ...names })
    .from(account)
    .where(inArray(account.id, [...new Set(matches.map(({ result }) => result.accountId))]));
  const leaderOf = new Map(leaders.map(({ id, ...leader }) => [id, leader]));
  const indices = new Map<string, Map<string, number>>();
  return matches.map(({ activityId, result, demand }) => {
    const ofActivity = indices.get(activityId) ?? new Map<string, number>();
    indices.set(activityId, ofActivity);
    const index = ofActivity.get(result.id) ?? ofActivity.size + 1;
    ofActivity.set(result.id, index);
    const { group, nameTc, nameEn, namePt } = result.published ?? result.form;
    return {
      activityId,
      resultUnitId: result.unitId,
      demandUnitId: demand.unitId,
      index,
      group,
      project: { nameTc, nameEn, namePt },
      personInCharge: leaderOf.get(result.accountId) ?? { nameTc: '', nameEn: '', namePt: '' },
    };
  });
}
