import { and, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type UnitRow, unitFilter } from '#contract/unit/desk.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { isUnitKind, type UnitKind } from '#domain/unit/unit-words.ts';
import { unit } from '#server/unit/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { countryRegion } from '#server/lists/tables.ts';
import { words, type Words } from '#server/sheet/sheet-words.ts';
import { type UnitFilter, unitsOrder, unitsWhere } from './search-units.ts';
import { unitColumns, unitRows } from './unit-rows.ts';

const kindWords: Record<UnitKind, Words> = {
  ENTERPRISE: words('企業', '企业', 'Enterprise', 'Empresa'),
  UNIVERSITY: words('大學', '大学', 'University', 'Universidade'),
  INCUBATOR: words('孵化器', '孵化器', 'Incubator', 'Incubadora'),
  INTERMEDIARY: words('中介機構', '中介机构', 'Intermediary', 'Intermediário'),
  ST_PARK: words('科技園區', '科技园区', 'Science and technology park', 'Parque de ciência e tecnologia'),
  CLUBS: words('社團', '社团', 'Association', 'Associação'),
  GOV: words('政府部門', '政府部门', 'Public body', 'Entidade pública'),
  OTHER: words('其他', '其他', 'Other', 'Outro'),
};

type Region = Parameters<typeof namesOf>[0];
type Row = UnitRow & { region: Region | undefined };

const field = (key: keyof UnitRow, heading: Words) => ({ key, heading, cell: (row: Row) => row[key] });

export const unitExport = exportKind<UnitFilter, Row>({
  kind: 'units',
  heading: words('單位', '单位', 'Units', 'Entidades'),
  access: fundStaff,
  filter: z.object(unitFilter),
  columns: [
    field('nameTc', words('中文名稱', '中文名称', 'Name in Chinese', 'Nome em chinês')),
    field('nameEn', words('英文名稱', '英文名称', 'Name in English', 'Nome em inglês')),
    field('namePt', words('葡文名稱', '葡文名称', 'Name in Portuguese', 'Nome em português')),
    {
      key: 'kind',
      heading: words('類型', '类型', 'Type', 'Tipo'),
      cell: ({ kind }, language) => (isUnitKind(kind) ? kindWords[kind][language] : kind),
    },
    field('industry', words('行業', '行业', 'Industry', 'Sector')),
    {
      key: 'countryRegion',
      heading: words('國家或地區', '国家或地区', 'Country or region', 'País ou região'),
      cell: ({ region }, language) => (region ? nameIn(region, language) : ''),
    },
    field('address', words('地址', '地址', 'Address', 'Endereço')),
    field('website', words('網站', '网站', 'Website', 'Sítio')),
    field('phone', words('電話', '电话', 'Telephone', 'Telefone')),
    field('fax', words('傳真', '传真', 'Fax', 'Fax')),
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
