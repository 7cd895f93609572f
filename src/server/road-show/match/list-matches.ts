import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Match } from '#contract/road-show/match.ts';
import { type MatchFilter, matchButtons } from '#domain/road-show/match-moves.ts';
import type { Actor } from '#server/actor.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { listedRecord } from '../record-view.ts';
import { roadShowMatch, roadShowRecord } from '../tables.ts';
import { requireViewer, type Viewer } from '../viewer.ts';
import { type FullMatch, fullMatches, rolesInMatch, source, target } from './find-match.ts';
import { matchWorkflow } from './match-workflow.ts';

export interface MatchSearch {
  page: number;
  size: number;
  activityId?: string | undefined;
  status?: MatchFilter | undefined;
  recordId?: string | undefined;
  /** Of which one side is. */
  unitId?: string | undefined;
}

/** One's own and one's unit's; the fund sees all. */
function inSight(world: World, { party }: Viewer): SQL | undefined {
  if (!party) return undefined;
  const { accountId, unit, sight } = party;
  const own = world.db.orm
    .select({ id: roadShowRecord.id })
    .from(roadShowRecord)
    .where(
      and(
        eq(roadShowRecord.unitId, unit.id),
        sight === 'ownAccount' ? eq(roadShowRecord.accountId, accountId) : undefined,
      ),
    );
  return or(inArray(roadShowMatch.sourceRecordId, own), inArray(roadShowMatch.targetRecordId, own));
}

function matchView(full: FullMatch, viewer: Viewer, product: string): Match {
  const { match } = full;
  const roles = rolesInMatch(viewer, full);
  const isAsker = roles.includes('asker');
  return {
    id: match.id,
    activityId: match.activityId,
    version: match.version,
    status: match.status,
    statusSince: match.statusSince,
    createdAt: match.createdAt,
    expiresAt: match.expiresAt,
    message: match.message,
    arrangeDate: match.arrangeDate,
    arrangeTime: match.arrangeTime,
    source: listedRecord(full.source, full.sourceUnit, isAsker, product),
    target: listedRecord(full.target, full.targetUnit, roles.includes('asked'), product),
    offers: matchWorkflow.offers(matchButtons, { status: match.status, roles, facts: {} }),
  };
}

/** Those of an activity, in a state, about a record, or of a unit. */
export const matchesWanted = ({ activityId, status, recordId, unitId }: Omit<MatchSearch, 'page' | 'size'>) =>
  and(
    activityId ? eq(roadShowMatch.activityId, activityId) : undefined,
    status === 'NOT_PENDING'
      ? ne(roadShowMatch.status, 'PENDING')
      : status
        ? eq(roadShowMatch.status, status)
        : undefined,
    recordId ? or(eq(source.id, recordId), eq(target.id, recordId)) : undefined,
    unitId ? or(eq(source.unitId, unitId), eq(target.unitId, unitId)) : undefined,
  );

/** Newest first. */
export async function listMatches(world: World, actor: Actor, search: MatchSearch) {
  const viewer = await requireViewer(world, world.db, actor);
  const where = and(inSight(world, viewer), matchesWanted(search));
  const rows = await fullMatches(world.db)
    .where(where)
    .orderBy(desc(roadShowMatch.createdAt), desc(roadShowMatch.id))
    .limit(search.size)
    .offset(search.page * search.size);
  const counted = fullMatches(world.db).where(where).as('counted');
  const [count] = await world.db.orm.select({ total: sql<number>`count(*)::int` }).from(counted);
  const product = productCode(world);
  return { content: rows.map((full) => matchView(full, viewer, product)), totalElements: count?.total ?? 0 };
}
