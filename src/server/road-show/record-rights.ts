import { decidesAbout } from '#domain/inbox/deciding.ts';
import { isInSight, researchOffice } from '#domain/road-show/levels.ts';
import type { RecordRole } from '#domain/road-show/record-moves.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import type { RecordRow } from './record-workflow.ts';
import type { Party, Viewer } from './viewer.ts';

/** Results of a school go to the fund by way of its research office. */
export const goesByOffice = ({ kind }: Pick<RecordRow, 'kind'>, of: Pick<UnitRow, 'schoolCode'>): boolean =>
  kind === 'RESULT' && of.schoolCode !== '';

/** A professor's own, and what colleagues of a unit that speaks as one began. */
const isAuthor = ({ accountId, unit, level, sight }: Party, row: RecordRow): boolean =>
  row.unitId === unit.id && level !== researchOffice && (row.accountId === accountId || sight !== 'ownAccount');

/** What somebody is to a record; empty for whoever only reads it, and for a stranger. */
export function rolesIn({ party, fund }: Viewer, row: RecordRow, of: UnitRow): RecordRole[] {
  if (fund) return decidesAbout(fund, row.activityId) ? ['fund'] : [];
  const isOffice = party.level === researchOffice && of.schoolCode !== '' && of.schoolCode === party.unit.schoolCode;
  return [
    ...(isAuthor(party, row) ? [goesByOffice(row, of) ? ('schoolAuthor' as const) : ('unitAuthor' as const)] : []),
    ...(isOffice && goesByOffice(row, of) ? (['office'] as const) : []),
  ];
}

/** A draft that was never handed in is its authors' alone. */
export function seesRecord(viewer: Viewer, row: RecordRow, of: UnitRow): boolean {
  if (rolesIn(viewer, row, of).some((role) => role !== 'office' && role !== 'fund')) return true;
  if (row.status === 'DRAFT') return false;
  const { party } = viewer;
  return party === null || isInSight(party.sight, party, { accountId: row.accountId, unit: of });
}
