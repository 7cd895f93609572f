import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { nameIn } from '#domain/locale.ts';
import { type DemandStatus, demandStatuses } from '#domain/public-event/demand.ts';
import { activity } from '#server/activity/tables.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { unit } from '#server/unit/tables.ts';
import { publicDemand } from '../tables.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

const statusWords: Record<DemandStatus, Words> = {
  PENDING: inEach(msg`Waiting for the fund`),
  APPROVED: inEach(msg({ message: 'Approved', context: 'public-event' })),
  REJECTED: inEach(msg({ message: 'Rejected', context: 'public-event' })),
};

interface Filter {
  activityId?: string | undefined;
  status?: DemandStatus | undefined;
}
interface Row {
  demand: typeof publicDemand.$inferSelect;
  of: typeof unit.$inferSelect;
  at: typeof activity.$inferSelect;
}

const wanted = ({ activityId, status }: Filter) =>
  and(
    activityId ? eq(publicDemand.activityId, activityId) : undefined,
    status ? eq(publicDemand.status, status) : undefined,
  );

/** What invited units asked for at public events, and what the fund said. */
export const demandsExport = exportKind<Filter, Row>({
  kind: 'public-demands',
  heading: inEach(msg`Demands for public events`),
  access: fundStaff,
  filter: z.object({ activityId: Id.optional(), status: z.enum(demandStatuses).optional() }),
  columns: [
    {
      key: 'activity',
      heading: inEach(msg`Activity`),
      cell: ({ at }, language) => nameIn(at, language),
    },
    {
      key: 'unit',
      heading: inEach(msg`Unit`),
      cell: ({ of }, language) => nameIn(of, language),
    },
    { key: 'title', heading: inEach(msg`Demand`), cell: ({ demand }) => demand.title },
    { key: 'text', heading: inEach(msg({ message: 'Details', context: 'sheet' })), cell: ({ demand }) => demand.text },
    { key: 'date', heading: inEach(msg`For the day`), cell: ({ demand }) => demand.date },
    {
      key: 'status',
      heading: inEach(msg`State`),
      cell: ({ demand }, language) => statusWords[demand.status][language],
    },
    {
      key: 'reason',
      heading: inEach(msg`The fund’s answer`),
      cell: ({ demand }) => demand.reason,
    },
    {
      key: 'createdAt',
      heading: inEach(msg`Handed in on`),
      cell: ({ demand }) => businessDateTime(demand.createdAt),
    },
    {
      key: 'contact',
      heading: inEach(msg`Contact person`),
      personal: true,
      cell: ({ demand }) => demand.contact,
    },
  ],
  count: ({ db }, filter) => db.orm.$count(publicDemand, wanted(filter)),
  async page({ db }, filter, after) {
    const rows = await db.orm
      .select({ demand: publicDemand, of: unit, at: activity })
      .from(publicDemand)
      .innerJoin(unit, eq(unit.id, publicDemand.unitId))
      .innerJoin(activity, eq(activity.id, publicDemand.activityId))
      .where(and(wanted(filter), behindPage(publicDemand.createdAt, publicDemand.id, after)))
      .orderBy(desc(publicDemand.createdAt), desc(publicDemand.id))
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfRows(rows, rowsAtOnce, ({ demand }) => ({ at: demand.createdAt, id: demand.id }));
    return { rows: content, next };
  },
});
