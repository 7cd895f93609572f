import { and, desc, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { nameIn } from '#domain/locale.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { words } from '#server/sheet/sheet-words.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import { positionsNarrowed } from '../position/list-positions.ts';
import type { PositionRow } from '../position/position-workflow.ts';
import { recruitmentPosition } from '../tables.ts';
import { periodWords, positionStatusWords, typeWords } from './position-words.ts';

interface Filter {
  activityId?: string | undefined;
  status?: string | undefined;
  which?: 'toDecide' | undefined;
  search?: string | undefined;
}

interface Row {
  row: PositionRow;
  of: UnitRow;
}

const wanted = ({ which, ...filter }: Filter) =>
  and(
    ne(recruitmentPosition.status, 'DRAFT'),
    which ? eq(recruitmentPosition.status, '{p}PENDING_APPROVAL') : undefined,
    positionsNarrowed(filter),
  );

/** Positions that were handed in, as the fund lists them. */
export const positionsExport = exportKind<Filter, Row>({
  kind: 'positions',
  heading: words('職位', '职位', 'Positions', 'Vagas'),
  access: fundStaff,
  filter: z.object({
    activityId: Id.optional(),
    status: z.string().max(60).optional(),
    which: z.enum(['toDecide']).optional(),
    search: z.string().max(100).optional(),
  }),
  columns: [
    {
      key: 'unit',
      heading: words('招聘單位', '招聘单位', 'Company', 'Empresa'),
      cell: ({ of }, language) => nameIn(of, language),
    },
    {
      key: 'position',
      heading: words('職位', '职位', 'Position', 'Vaga'),
      cell: ({ row }, language) => nameIn(row.form, language),
    },
    {
      key: 'status',
      heading: words('狀態', '状态', 'State', 'Estado'),
      cell: ({ row }, language) => positionStatusWords[row.status][language],
    },
    {
      key: 'type',
      heading: words('職位類型', '职位类型', 'Kind of position', 'Tipo de vaga'),
      cell: ({ row: { form } }, language) => (form.type ? typeWords[form.type][language] : null),
    },
    {
      key: 'count',
      heading: words('招聘人數', '招聘人数', 'Number of openings', 'Número de pessoas que procura'),
      cell: ({ row: { form } }) => (form.count ? Number(form.count) : null),
    },
    {
      key: 'location',
      heading: words('工作地點', '工作地点', 'Place of work', 'Local de trabalho'),
      cell: ({ row }) => row.form.location,
    },
    {
      key: 'startAmount',
      heading: words('薪酬由', '最低薪酬', 'Salary from', 'Salário a partir de'),
      cell: ({ row: { form } }) => (form.startAmount ? Number(form.startAmount) : null),
    },
    {
      key: 'endAmount',
      heading: words('薪酬至', '最高薪酬', 'Salary up to', 'Salário até'),
      cell: ({ row: { form } }) => (form.endAmount ? Number(form.endAmount) : null),
    },
    { key: 'currency', heading: words('貨幣', '货币', 'Currency', 'Moeda'), cell: ({ row }) => row.form.currency },
    {
      key: 'period',
      heading: words('薪酬計算單位', '薪酬计算单位', 'Salary paid per', 'Salário por'),
      cell: ({ row: { form } }, language) => (form.startAmount ? periodWords[form.period][language] : null),
    },
    {
      key: 'closeDate',
      heading: words('應徵截止日期', '应征截止日期', 'Last day to apply', 'Último dia para candidaturas'),
      cell: ({ row }) => row.form.closeDate,
    },
    {
      key: 'statusSince',
      heading: words('狀態時間', '状态时间', 'Status since', 'Estado desde'),
      cell: ({ row }) => businessDateTime(row.statusSince),
    },
  ],
  count: ({ db }, filter) => db.orm.$count(recruitmentPosition, wanted(filter)),
  async page({ db }, filter, after) {
    const rows = await db.orm
      .select({ row: recruitmentPosition, of: unit })
      .from(recruitmentPosition)
      .innerJoin(unit, eq(unit.id, recruitmentPosition.unitId))
      .where(and(wanted(filter), behindPage(recruitmentPosition.updatedAt, recruitmentPosition.id, after)))
      .orderBy(desc(recruitmentPosition.updatedAt), desc(recruitmentPosition.id))
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfRows(rows, rowsAtOnce, ({ row }) => ({ at: row.updatedAt, id: row.id }));
    return { rows: content, next };
  },
});
