import { eq } from 'drizzle-orm';
import type { Turn } from '#domain/inbox/words.ts';
import { type RecordStatus, wireRecordStatus } from '#domain/road-show/record-status.ts';
import type { CaseBranch, CaseSource } from '#server/cases/case-source.ts';
import { roadShowRecord } from '../tables.ts';

const branch = (status: RecordStatus, turn: Turn): CaseBranch => ({
  turn,
  from: 'road_show_record r',
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

/** Results and demands that wait for the fund, for a research office, or for who was asked to correct them. */
export const recordCases: CaseSource = {
  workflow: 'ROAD_SHOW_RECORD',
  turns: ['FUND', 'OFFICE', 'UNIT'],
  branches: async () => [
    branch('{p}PENDING', 'FUND'),
    branch('PENDING', 'OFFICE'),
    branch('DISAGREE', 'UNIT'),
    branch('{p}DISAGREE', 'UNIT'),
  ],
  // Decided on its own page, where the text and its difference are read.
  movesFrom: () => [],
  wireStatus: wireRecordStatus,
  async facts(world, id) {
    const [row] = await world.db.orm.select().from(roadShowRecord).where(eq(roadShowRecord.id, id));
    return row ? [{ name: 'createdAt', value: row.createdAt }] : null;
  },
};
