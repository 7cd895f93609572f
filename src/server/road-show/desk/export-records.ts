import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { type Locale, nameIn } from '#domain/locale.ts';
import { recordKinds } from '#domain/road-show/record-form.ts';
import { recordStatuses } from '#domain/road-show/record-status.ts';
import { fieldName, isTechnologyField, technologyFieldNames } from '#domain/road-show/technology-fields.ts';
import { activity } from '#server/activity/tables.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { unit } from '#server/unit/tables.ts';
import { narrowed } from '../list-records.ts';
import { roadShowRecord } from '../tables.ts';
import { recordStatusWords } from '#domain/road-show/status-words.ts';
import { cooperationWords, kindWords } from './sheet-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach, textOf } from '#server/i18n/say.ts';

const filter = z.object({
  activityId: Id.optional(),
  kind: z.enum(recordKinds).optional(),
  group: z.enum(technologyFieldNames).optional(),
  standing: z.enum(recordStatuses).optional(),
  which: z.enum(['own', 'toDecide']).optional(),
  unitManagementId: Id.optional(),
  schoolCode: z.string().max(40).optional(),
  search: z.string().trim().max(100).optional(),
});
type Filter = z.infer<typeof filter>;

interface Row {
  record: typeof roadShowRecord.$inferSelect;
  of: typeof unit.$inferSelect;
  at: typeof activity.$inferSelect;
}

/** As the fund's own list: what nobody handed in is its author's alone. */
const wanted = ({ standing, which, ...search }: Filter): SQL | undefined =>
  and(
    ne(roadShowRecord.status, 'DRAFT'),
    standing ? eq(roadShowRecord.status, standing) : undefined,
    which === 'toDecide' ? eq(roadShowRecord.status, '{p}PENDING') : undefined,
    narrowed(search),
  );

const fieldIn = (group: string, language: Locale): string =>
  isTechnologyField(group) ? fieldName(group, language) : group;

/** Research results and technical demands as their authors left them. */
export const recordsExport = exportKind<Filter, Row>({
  kind: 'road-show-records',
  heading: inEach(msg`Results and demands`),
  access: fundStaff,
  filter,
  columns: [
    {
      key: 'activity',
      heading: inEach(msg`Activity`),
      cell: ({ at }, language) => nameIn(at, language),
    },
    {
      key: 'kind',
      heading: inEach(msg({ message: 'Kind', context: 'record' })),
      cell: ({ record }, language) => kindWords[record.kind][language],
    },
    {
      key: 'name',
      heading: inEach(msg({ message: 'Name', context: 'activity' })),
      cell: ({ record }, language) => nameIn(record.form, language),
    },
    {
      key: 'unit',
      heading: inEach(msg`Unit`),
      cell: ({ of }, language) => nameIn(of, language),
    },
    {
      key: 'status',
      heading: inEach(msg`State`),
      cell: ({ record }, language) => textOf(recordStatusWords[record.status], language),
    },
    {
      key: 'field',
      heading: inEach(msg`Field of technology`),
      cell: ({ record }, language) => fieldIn(record.form.group, language),
    },
    {
      key: 'readiness',
      heading: inEach(msg`TRL`),
      cell: ({ record }) => record.form.readiness,
    },
    {
      key: 'content',
      heading: inEach(msg`Content`),
      cell: ({ record }) => record.form.content,
    },
    {
      key: 'scope',
      heading: inEach(msg`Where it can be used`),
      cell: ({ record }) => record.form.scope,
    },
    {
      key: 'partner',
      heading: inEach(msg`Current partners`),
      cell: ({ record }) => record.form.partner,
    },
    {
      key: 'keywords',
      heading: inEach(msg`Keywords`),
      cell: ({ record }) => record.form.keywords.join('; '),
    },
    {
      key: 'deadline',
      heading: inEach(msg`Complete by`),
      cell: ({ record }) => record.form.deadline,
    },
    {
      key: 'amount',
      heading: inEach(msg`Amount`),
      cell: ({ record }) => (record.form.amount === '' ? null : Number(record.form.amount)),
    },
    {
      key: 'currency',
      heading: inEach(msg`Currency`),
      cell: ({ record }) => record.form.currency,
    },
    {
      key: 'cooperation',
      heading: inEach(msg`Ways of cooperation`),
      cell: ({ record: { form } }, language) =>
        [...form.cooperation.map((way) => cooperationWords[way][language]), form.cooperationOther]
          .filter(Boolean)
          .join('; '),
    },
    {
      key: 'publishedAt',
      heading: inEach(msg`Published on`),
      cell: ({ record }) => record.publishedAt && businessDateTime(record.publishedAt),
    },
    {
      key: 'updatedAt',
      heading: inEach(msg`Last changed`),
      cell: ({ record }) => businessDateTime(record.updatedAt),
    },
  ],
  count: async ({ db }, search) => db.orm.$count(roadShowRecord, wanted(search)),
  async page({ db }, search, after) {
    const rows = await db.orm
      .select({ record: roadShowRecord, of: unit, at: activity })
      .from(roadShowRecord)
      .innerJoin(unit, eq(unit.id, roadShowRecord.unitId))
      .innerJoin(activity, eq(activity.id, roadShowRecord.activityId))
      .where(and(wanted(search), behindPage(roadShowRecord.updatedAt, roadShowRecord.id, after)))
      .orderBy(desc(roadShowRecord.updatedAt), desc(roadShowRecord.id))
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfRows(rows, rowsAtOnce, ({ record }) => ({ at: record.updatedAt, id: record.id }));
    return { rows: content, next };
  },
});
