import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { selectApplications } from '../application/find-application.ts';
import { applicationColumns, type ListedApplication, listedApplication } from '../board/application-columns.ts';
import { applies, jobApplication, recruitmentPosition } from '../tables.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

interface Filter {
  activityId?: string | undefined;
  unitId?: string | undefined;
  positionId?: string | undefined;
  search?: string | undefined;
}

const wanted = ({ activityId, unitId, positionId, search }: Filter) =>
  and(
    applies,
    activityId ? eq(recruitmentPosition.activityId, activityId) : undefined,
    unitId ? eq(recruitmentPosition.unitId, unitId) : undefined,
    positionId ? eq(recruitmentPosition.id, positionId) : undefined,
    wordsMatch(jobApplication.words, search),
  );

/** Applications for positions that were not withdrawn, newest first. */
export const applicationsExport = exportKind<Filter, ListedApplication>({
  kind: 'job-applications',
  heading: inEach(msg`Applications for positions`),
  access: fundStaff,
  filter: z.object({
    activityId: Id.optional(),
    unitId: Id.optional(),
    positionId: Id.optional(),
    search: z.string().max(100).optional(),
  }),
  columns: applicationColumns,
  async count({ db }, filter) {
    const found = db.orm
      .select({ id: jobApplication.id })
      .from(jobApplication)
      .innerJoin(recruitmentPosition, eq(recruitmentPosition.id, jobApplication.positionId))
      .where(wanted(filter))
      .as('found');
    return db.orm.$count(found);
  },
  async page(world, filter, after) {
    const rows = await selectApplications(world.db)
      .where(and(wanted(filter), behindPage(jobApplication.createdAt, jobApplication.id, after)))
      .orderBy(desc(jobApplication.createdAt), desc(jobApplication.id))
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfRows(rows, rowsAtOnce, ({ row }) => ({ at: row.createdAt, id: row.id }));
    return { rows: content.map((one) => listedApplication(world, one)), next };
  },
});
