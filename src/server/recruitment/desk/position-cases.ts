import { eq } from 'drizzle-orm';
import type { Turn } from '#domain/inbox/words.ts';
import { type PositionStatus, wirePositionStatus } from '#domain/recruitment/position-status.ts';
import type { CaseBranch, CaseSource } from '#server/cases/case-source.ts';
import { recruitmentPosition } from '../tables.ts';

const branch = (status: PositionStatus, turn: Turn): CaseBranch => ({
  turn,
  from: 'recruitment_position r',
  where: `r.status = '${status}'`,
  id: 'r.id',
  since: 'r.status_since',
  status: 'r.status',
  version: 'r.version',
  activityId: 'r.activity_id',
  unitId: 'r.unit_id',
  nameTc: `r.form->>'nameTc'`,
  nameEn: `r.form->>'nameEn'`,
  namePt: `r.form->>'namePt'`,
  detail: `''`,
});

/** Positions that wait for the fund, for a contractor, or for the company that was asked to correct them. */
export const positionCases: CaseSource = {
  workflow: 'RECRUITMENT_POSITION',
  turns: ['FUND', 'CONTRACTOR', 'UNIT'],
  branches: async () => [
    branch('{p}PENDING_APPROVAL', 'FUND'),
    branch('CONT_PENDING_APPROVAL', 'CONTRACTOR'),
    branch('CONT_NOT_PASSE', 'UNIT'),
    branch('{p}NOT_PASSED', 'UNIT'),
  ],
  // Decided on its own page, where the text and its difference are seen.
  movesFrom: () => [],
  wireStatus: wirePositionStatus,
  async facts(world, id) {
    const [row] = await world.db.orm.select().from(recruitmentPosition).where(eq(recruitmentPosition.id, id));
    return row ? [{ name: 'createdAt', value: row.createdAt }] : null;
  },
};
