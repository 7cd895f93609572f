import { and, asc, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import type { CompanyType } from '#domain/docking/product-form.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { words } from '#server/sheet/sheet-words.ts';
import { unitColumns, unitContactColumns, type UnitOnSheet } from '#server/unit/sheet-columns.ts';
import { unit } from '#server/unit/tables.ts';
import { customersWanted, saidOf } from '../customer/list-customers.ts';
import { dockingCustomer } from '../tables.ts';
import { companyTypeWords } from './sheet-words.ts';

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

const yes = words('是', '是', 'Yes', 'Sim');

/** The customers of one docking (G50). */
export const customersExport = exportKind<Filter, Row>({
  kind: 'docking-customers',
  heading: words('對接客戶', '对接客户', 'Business matching customers', 'Clientes do contacto de negócios'),
  access: fundStaff,
  filter,
  columns: [
    ...unitColumns,
    {
      key: 'companyType',
      heading: words('單位類別', '单位类别', 'Kind of company', 'Tipo de entidade'),
      cell: ({ companyType }, language) => companyTypeWords[companyType][language],
    },
    {
      key: 'gaming',
      heading: words('綜合度假村', '综合度假村', 'Integrated resort', 'Complexo turístico integrado'),
      cell: ({ isGaming }, language) => (isGaming ? yes[language] : ''),
    },
    ...unitContactColumns,
  ],
  async count({ db }, search) {
    const [found] = await db.orm
      .select({ total: sql<number>`count(*)::int` })
      .from(unit)
      .leftJoin(dockingCustomer, saidOf(search.activityId))
      .where(customersWanted(db, search));
    return found?.total ?? 0;
  },
  async page({ db }, search, after) {
    const found = await db.orm
      .select({ of: unit, said: dockingCustomer })
      .from(unit)
      .leftJoin(dockingCustomer, saidOf(search.activityId))
      .where(and(customersWanted(db, search), after ? sql`${unit.id} > ${after}` : undefined))
      .orderBy(asc(unit.id))
      .limit(rowsAtOnce + 1);
    const content = found.slice(0, rowsAtOnce);
    return {
      rows: content.map(({ of, said }) => ({
        ...of,
        companyType: said?.companyType ?? 'COMPANY',
        isGaming: said?.isGaming ?? false,
      })),
      next: found.length > rowsAtOnce ? (content.at(-1)?.of.id ?? null) : null,
    };
  },
});
