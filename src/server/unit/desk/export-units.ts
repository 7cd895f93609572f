import { and, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type UnitRow, unitFilter } from '#contract/unit/desk.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { unit } from '#server/unit/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { countryRegion } from '#server/lists/tables.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { unitContactColumns, unitSheetColumns } from '../sheet-columns.ts';
import { type UnitFilter, unitsOrder, unitsWhere } from './search-units.ts';
import { unitColumns, unitRows } from './unit-rows.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

type Region = Parameters<typeof namesOf>[0];
type Row = UnitRow & { region: Region | undefined };

const field = (key: keyof UnitRow, heading: Words) => ({ key, heading, cell: (row: Row) => row[key] });

export const unitExport = exportKind<UnitFilter, Row>({
  kind: 'units',
  heading: inEach(msg`Units`),
  access: fundStaff,
  filter: z.object(unitFilter),
  columns: [
    ...unitSheetColumns,
    {
      key: 'countryRegion',
      heading: inEach(msg`Country or region`),
      cell: ({ region }, language) => (region ? nameIn(region, language) : ''),
    },
    ...unitContactColumns,
    field('schoolCode', inEach(msg({ message: 'School code', context: 'sheet' }))),
    field('summary', inEach(msg`About it`)),
    field('members', inEach(msg({ message: 'Members', context: 'sheet' }))),
    {
      key: 'createdAt',
      heading: inEach(msg`Entered on`),
      cell: ({ createdAt }) => businessDateTime(createdAt),
    },
  ],
  count: ({ db }, filter) => db.orm.$count(unit, unitsWhere(filter)),
  async page({ db }, filter, after) {
    const stored = await db.orm
      .select(unitColumns)
      .from(unit)
      .where(and(unitsWhere(filter), behindPage(unit.createdAt, unit.id, after)))
      .orderBy(...unitsOrder)
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfRows(stored, rowsAtOnce, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { rows: await withRegions(db, await unitRows(db, content)), next };
  },
});

async function withRegions(db: Queries, rows: readonly UnitRow[]): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ countryRegionId }) => countryRegionId ?? []))];
  const found = ids.length === 0 ? [] : await db.orm.select().from(countryRegion).where(inArray(countryRegion.id, ids));
  const regions = new Map(found.map((region) => [region.id, region]));
  return rows.map((row) => ({ ...row, region: regions.get(row.countryRegionId ?? 0) }));
}
