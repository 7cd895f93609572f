import { and, asc } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import type { CompanyType } from '#domain/docking/product-form.ts';
import { behindId, pageOfIds } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { yesNoWords } from '#server/sheet/sheet-words.ts';
import { unitContactColumns, type UnitOnSheet, unitSheetColumns } from '#server/unit/sheet-columns.ts';
import { unitColumns } from '#server/unit/desk/unit-rows.ts';
import { unit } from '#server/unit/tables.ts';
import { countCustomers, customersWanted, saidOf, saidOrUsual } from '../customer/list-customers.ts';
import { dockingCustomer } from '../tables.ts';
import { companyTypeWords } from './sheet-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

const filter = z.object({
  activityId: Id,
  gaming: z.enum(['true']).optional(),
  search: z.string().trim().max(100).optional(),
});
type Filter = z.infer<typeof filter>;

interface Row extends UnitOnSheet {
  companyType: CompanyType;
  isGaming: boolean;
}

/** The customers of one docking (G50). */
export const customersExport = exportKind<Filter, Row>({
  kind: 'docking-customers',
  heading: inEach(msg`Business matching customers`),
  access: fundStaff,
  filter,
  columns: [
    ...unitSheetColumns,
    {
      key: 'companyType',
      heading: inEach(msg`Kind of company`),
      cell: ({ companyType }, language) => companyTypeWords[companyType][language],
    },
    {
      key: 'gaming',
      heading: inEach(msg`Integrated resort`),
      cell: ({ isGaming }, language) => (isGaming ? yesNoWords.yes[language] : ''),
    },
    ...unitContactColumns,
  ],
  count: ({ db }, search) => countCustomers(db, search),
  async page({ db }, search, after) {
    const found = await db.orm
      .select({ ...unitColumns, said: dockingCustomer })
      .from(unit)
      .leftJoin(dockingCustomer, saidOf(search.activityId))
      .where(and(customersWanted(db, search), behindId(unit.id, after)))
      .orderBy(asc(unit.id))
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfIds(found, rowsAtOnce);
    return { rows: content.map((row) => ({ ...row, ...saidOrUsual(row.said) })), next };
  },
});
