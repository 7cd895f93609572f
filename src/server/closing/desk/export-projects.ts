import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { type ProjectStatus, projectStatuses } from '#domain/closing/project-status.ts';
import { businessDateTime } from '#domain/instant.ts';
import { type Locale, nameIn } from '#domain/locale.ts';
import { fieldName } from '#domain/road-show/technology-fields.ts';
import { account } from '#server/account/tables.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, type ExportColumn, rowsAtOnce } from '#server/export/export-kind.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import { projectsNarrowed, waitsForFund } from '../project/list-projects.ts';
import type { ProjectRow } from '../project/project-workflow.ts';
import { closingProject } from '../tables.ts';
import { type ProjectColumn, projectColumnWords } from './project-columns.ts';
import { projectStatusWords } from '#domain/closing/project-status-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach, textOf } from '#server/i18n/say.ts';

interface Filter {
  activityId?: string | undefined;
  status?: ProjectStatus | undefined;
  which?: 'ownTurn' | undefined;
  search?: string | undefined;
}

interface Row {
  row: ProjectRow;
  of: UnitRow;
  contractor: UnitRow | null;
  leaderEmail: string;
}

const wanted = ({ which, ...filter }: Filter) => and(projectsNarrowed(filter), which ? waitsForFund() : undefined);

/** As the sheet that projects are read from, so that it can be read again. */
const cells: Record<ProjectColumn, (row: Row, language: Locale) => string | number> = {
  fileNumber: ({ row }) => row.fileNumber,
  nameTc: ({ row }) => row.form.nameTc,
  nameEn: ({ row }) => row.form.nameEn,
  namePt: ({ row }) => row.form.namePt,
  unit: ({ of }, language) => nameIn(of, language),
  leaderTc: ({ row }) => row.form.leaderTc,
  leaderEn: ({ row }) => row.form.leaderEn,
  leaderEmail: (row) => row.leaderEmail,
  periodFrom: ({ row }) => row.form.periodFrom,
  periodUntil: ({ row }) => row.form.periodUntil,
  technologyField: ({ row: { form } }, language) =>
    form.technologyField ? fieldName(form.technologyField, language) : '',
  contractor: ({ contractor }, language) => (contractor ? nameIn(contractor, language) : ''),
  boardWidthMm: ({ row }) => row.boardWidthMm,
  boardHeightMm: ({ row }) => row.boardHeightMm,
};

const ownColumns: ExportColumn<Row>[] = [
  {
    key: 'status',
    heading: inEach(msg`State`),
    cell: ({ row }, language) => textOf(projectStatusWords[row.status], language),
  },
  {
    key: 'statusSince',
    heading: inEach(msg`Status since`),
    cell: ({ row }) => businessDateTime(row.statusSince),
  },
];

const contractorUnit = alias(unit, 'contractor_unit');

/** Completed projects as the fund lists them, changed last first. */
export const projectsExport = exportKind<Filter, Row>({
  kind: 'closing-projects',
  heading: inEach(msg`Completed projects`),
  access: fundStaff,
  filter: z.object({
    activityId: Id.optional(),
    status: z.enum(projectStatuses).optional(),
    which: z.enum(['ownTurn']).optional(),
    search: z.string().max(100).optional(),
  }),
  columns: [
    ...(Object.keys(projectColumnWords) as ProjectColumn[]).map((key) => ({
      key,
      heading: projectColumnWords[key],
      ...(key === 'leaderEmail' ? { personal: true as const } : {}),
      cell: cells[key],
    })),
    ...ownColumns,
  ],
  count: ({ db }, filter) => db.orm.$count(closingProject, wanted(filter)),
  async page({ db }, filter, after) {
    const rows = await db.orm
      .select({ row: closingProject, of: unit, contractor: contractorUnit, leaderEmail: account.email })
      .from(closingProject)
      .innerJoin(unit, eq(unit.id, closingProject.unitId))
      .innerJoin(account, eq(account.id, closingProject.accountId))
      .leftJoin(contractorUnit, eq(contractorUnit.id, closingProject.contractorUnitId))
      .where(and(wanted(filter), behindPage(closingProject.updatedAt, closingProject.id, after)))
      .orderBy(desc(closingProject.updatedAt), desc(closingProject.id))
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfRows(rows, rowsAtOnce, ({ row }) => ({ at: row.updatedAt, id: row.id }));
    return { rows: content, next };
  },
});
