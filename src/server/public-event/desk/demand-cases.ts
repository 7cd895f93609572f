import { eq } from 'drizzle-orm';
import type { CaseSource } from '#server/cases/case-source.ts';
import { publicDemand } from '../tables.ts';

/** Demands of invited units that wait for the fund; they are decided on their own page, where the text is read. */
export const demandCases: CaseSource = {
  workflow: 'PUBLIC_DEMAND',
  turns: ['FUND'],
  branches: async () => [
    {
      turn: 'FUND',
      from: 'public_demand d',
      where: `d.status = 'PENDING'`,
      id: 'd.id',
      since: 'd.created_at',
      status: 'd.status',
      version: 'd.version',
      activityId: 'd.activity_id',
      unitId: 'd.unit_id',
      // Written once, in whatever language the unit writes.
      nameTc: 'd.title',
      nameEn: 'd.title',
      namePt: 'd.title',
      detail: `''`,
    },
  ],
  movesFrom: () => [],
  async facts(world, id) {
    const [row] = await world.db.orm.select().from(publicDemand).where(eq(publicDemand.id, id));
    if (!row) return null;
    return [
      { name: 'text', value: row.text },
      { name: 'day', value: row.date },
      { name: 'contactPerson', value: row.contact },
      { name: 'submittedAt', value: row.createdAt },
    ];
  },
};
