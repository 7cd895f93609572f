import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { decidesAbout } from '#domain/inbox/deciding.ts';
import type { MatchRole } from '#domain/road-show/match-moves.ts';
import type { Queries } from '#server/db/database.ts';
import { unit } from '#server/unit/tables.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { rolesIn } from '../record-rights.ts';
import type { RecordRow } from '../record-workflow.ts';
import { roadShowMatch, roadShowRecord } from '../tables.ts';
import type { Viewer } from '../viewer.ts';
import type { MatchRow } from './match-workflow.ts';

export const source = alias(roadShowRecord, 'source');
export const target = alias(roadShowRecord, 'target');
export const sourceUnit = alias(unit, 'source_unit');
export const targetUnit = alias(unit, 'target_unit');

/** A match with what it is about and whose that is. */
export interface FullMatch {
  match: MatchRow;
  source: RecordRow;
  target: RecordRow;
  sourceUnit: UnitRow;
  targetUnit: UnitRow;
}

export const fullMatches = (db: Queries) =>
  db.orm
    .select({ match: roadShowMatch, source, target, sourceUnit, targetUnit })
    .from(roadShowMatch)
    .innerJoin(source, eq(source.id, roadShowMatch.sourceRecordId))
    .innerJoin(target, eq(target.id, roadShowMatch.targetRecordId))
    .innerJoin(sourceUnit, eq(sourceUnit.id, source.unitId))
    .innerJoin(targetUnit, eq(targetUnit.id, target.unitId));

/** What somebody is to a match; empty for a stranger. */
export function rolesInMatch(viewer: Viewer, full: FullMatch): MatchRole[] {
  if (viewer.fund) return decidesAbout(viewer.fund, full.match.activityId) ? ['fund'] : [];
  const isAuthorOf = (row: RecordRow, of: UnitRow) => rolesIn(viewer, row, of).some((role) => role.endsWith('Author'));
  return [
    ...(isAuthorOf(full.source, full.sourceUnit) ? (['asker'] as const) : []),
    ...(isAuthorOf(full.target, full.targetUnit) ? (['asked'] as const) : []),
  ];
}
