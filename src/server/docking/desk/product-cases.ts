import { eq } from 'drizzle-orm';
import { type ProductStatus, wireProductStatus } from '#domain/docking/product-status.ts';
import type { Turn } from '#domain/inbox/words.ts';
import type { CaseBranch, CaseSource } from '#server/cases/case-source.ts';
import { dockingProduct } from '../tables.ts';

const branch = (status: ProductStatus, turn: Turn): CaseBranch => ({
  turn,
  from: 'docking_product d',
  where: `d.status = '${status}'`,
  id: 'd.id',
  since: 'd.status_since',
  status: 'd.status',
  version: 'd.version',
  activityId: 'd.activity_id',
  unitId: 'd.unit_id',
  nameTc: `d.form->>'nameTc'`,
  nameEn: `d.form->>'nameEn'`,
  namePt: `d.form->>'namePt'`,
  detail: `''`,
});

/** Products that wait for the fund, for a contractor, or for the exhibitor who was asked to correct them. */
export const productCases: CaseSource = {
  workflow: 'DOCKING_PRODUCT',
  turns: ['FUND', 'CONTRACTOR', 'UNIT'],
  branches: async () => [
    branch('{p}PENDING_APPROVAL', 'FUND'),
    branch('CONT_PENDING_APPROVAL', 'CONTRACTOR'),
    branch('CONT_NOT_PASSE', 'UNIT'),
    branch('{p}NOT_PASSED', 'UNIT'),
  ],
  // Decided on its own page, where the text, its files and its difference are seen.
  movesFrom: () => [],
  wireStatus: wireProductStatus,
  async facts(world, id) {
    const [row] = await world.db.orm.select().from(dockingProduct).where(eq(dockingProduct.id, id));
    return row ? [{ name: 'createdAt', value: row.createdAt }] : null;
  },
};
