import { eq, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Turn, Workflow } from '#domain/inbox/words.ts';
import type { CaseBranch, CaseSource } from './case-source.ts';

/** A table of cases with a form that has the name in three languages. */
type FormTable = PgTable & Readonly<Record<'id' | 'createdAt', PgColumn>>;

/**
 * Cases that are decided on their own page, where the text and its difference are read: the inbox shows and counts them.
 * @param waiting whose turn it is, by status; every other status waits for nobody
 */
export function formCases<Status extends string>({
  workflow,
  table,
  waiting,
  wireStatus,
}: {
  workflow: Workflow;
  table: FormTable;
  waiting: Readonly<Partial<Record<Status, Turn>>>;
  wireStatus: (status: Status, product: string) => string;
}): CaseSource {
  const turns = Object.entries(waiting) as [Status, Turn][];
  const branches = turns.map(([status, turn]): CaseBranch => ({
    turn,
    from: `${getTableName(table)} c`,
    where: `c.status = '${status}'`,
    id: 'c.id',
    since: 'c.status_since',
    status: 'c.status',
    version: 'c.version',
    activityId: 'c.activity_id',
    unitId: 'c.unit_id',
    nameTc: `c.form->>'nameTc'`,
    nameEn: `c.form->>'nameEn'`,
    namePt: `c.form->>'namePt'`,
    detail: `''`,
  }));
  return {
    workflow,
    turns: [...new Set(turns.map(([, turn]) => turn))],
    branches: async () => branches,
    movesFrom: () => [],
    wireStatus: (status, product) => wireStatus(status as Status, product),
    async facts(world, id) {
      const [row] = await world.db.orm.select({ createdAt: table.createdAt }).from(table).where(eq(table.id, id));
      return row ? [{ name: 'createdAt', value: String(row.createdAt) }] : null;
    },
  };
}
