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
import { words, type Words } from '#server/sheet/sheet-words.ts';
import { unitContactColumns, unitSheetColumns } from '../sheet-columns.ts';
import { type UnitFilter, unitsOrder, unitsWhere } from './search-units.ts';
import { unitColumns, unitRows } from './unit-rows.ts';

type Region = Parameters<typeof namesOf>[0];
type Row = UnitRow & { region: Region | undefined };

const field = (key: keyof UnitRow, heading: Words) => ({ key, heading, cell: (row: Row) => row[key] });

export const unitExport = exportKind<UnitFilter, Row>({
  kind: 'units',
  heading: words('單位', '单位', 'Units', 'Entidades'),
  access: fundStaff,
  filter: z.object(unitFilter),
  columns: [
    ...unitSheetColumns,
    {
      key: 'countryRegion',
      heading: words('國家或地區', '国家或地区', 'Country or region', 'País ou região'),
      cell: ({ region }, language) => (region ? nameIn(region, language) : ''),
    },
    ...unitContactColumns,
    field('schoolCode', words('學校編號', '学校编号', 'School code', 'Código da escola')),
    field('summary', words('簡介', '简介', 'About it', 'Apresentação')),
    field('members', words('成員數目', '成员数目', 'Members', 'Membros')),
    {
      key: 'createdAt',
      heading: words('登記時間', '登记时间', 'Entered on', 'Registada em'),
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
