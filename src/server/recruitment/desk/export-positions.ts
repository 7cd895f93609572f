import { and, desc, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { nameIn } from '#domain/locale.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import { positionsNarrowed } from '../position/list-positions.ts';
import type { PositionRow } from '../position/position-workflow.ts';
import { recruitmentPosition } from '../tables.ts';
import { positionStatusWords } from '#domain/recruitment/status-words.ts';
import { periodWords, typeWords } from './position-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach, textOf } from '#server/i18n/say.ts';

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
  heading: inEach(msg`Positions`),
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
      heading: inEach(msg({ message: 'Company', context: 'recruitment' })),
      cell: ({ of }, language) => nameIn(of, language),
    },
    {
      key: 'position',
      heading: inEach(msg`Position`),
      cell: ({ row }, language) => nameIn(row.form, language),
    },
    {
      key: 'status',
      heading: inEach(msg`State`),
      cell: ({ row }, language) => textOf(positionStatusWords[row.status], language),
    },
    {
      key: 'type',
      heading: inEach(msg`Kind of position`),
      cell: ({ row: { form } }, language) => (form.type ? typeWords[form.type][language] : null),
    },
    {
      key: 'count',
      heading: inEach(msg`Number of openings`),
      cell: ({ row: { form } }) => (form.count ? Number(form.count) : null),
    },
    {
      key: 'location',
      heading: inEach(msg`Place of work`),
      cell: ({ row }) => row.form.location,
    },
    {
      key: 'startAmount',
      heading: inEach(msg`Salary from`),
      cell: ({ row: { form } }) => (form.startAmount ? Number(form.startAmount) : null),
    },
    {
      key: 'endAmount',
      heading: inEach(msg`Salary up to`),
      cell: ({ row: { form } }) => (form.endAmount ? Number(form.endAmount) : null),
    },
    { key: 'currency', heading: inEach(msg`Currency`), cell: ({ row }) => row.form.currency },
    {
      key: 'period',
      heading: inEach(msg`Salary paid per`),
      cell: ({ row: { form } }, language) => (form.startAmount ? periodWords[form.period][language] : null),
    },
    {
      key: 'closeDate',
      heading: inEach(msg`Last day to apply`),
      cell: ({ row }) => row.form.closeDate,
    },
    {
      key: 'statusSince',
      heading: inEach(msg`Status since`),
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
