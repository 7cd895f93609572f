import { and, desc } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { type DockingSide, intentStatuses } from '#domain/docking/intent-moves.ts';
import { businessDateTime } from '#domain/instant.ts';
import { nameIn, type WireNames } from '#domain/locale.ts';
import { activityNames } from '#server/activity/activity-names.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { type FullIntent, fullIntents } from '../intent/find-intent.ts';
import { intentsWanted } from '../intent/list-intents.ts';
import { dockingIntent } from '../tables.ts';
import { intentStatusWords } from '#domain/docking/status-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach, textOf } from '#server/i18n/say.ts';

const filter = z.object({
  activityId: Id.optional(),
  standing: z.enum(intentStatuses).optional(),
  productId: Id.optional(),
  unitId: Id.optional(),
  customerId: Id.optional(),
  dockingId: Id.optional(),
});
type Filter = z.infer<typeof filter>;
type Row = FullIntent & { at: WireNames };

const wanted = ({ standing, ...search }: Filter) => intentsWanted({ ...search, status: standing });

const sideWords: Record<DockingSide, Words> = {
  EXHIBITOR: inEach(msg`Exhibitor`),
  CUSTOMER: inEach(msg`Customer`),
};

/** Who would meet whom about what, and what came of it. */
export const intentsExport = exportKind<Filter, Row>({
  kind: 'docking-intents',
  heading: inEach(msg`Business matching intents`),
  access: fundStaff,
  filter,
  columns: [
    {
      key: 'activity',
      heading: inEach(msg`Activity`),
      cell: ({ at }, language) => nameIn(at, language),
    },
    {
      key: 'product',
      heading: inEach(msg`Product`),
      cell: ({ product }, language) => nameIn(product.listed ?? product.form, language),
    },
    {
      key: 'exhibitor',
      heading: sideWords.EXHIBITOR,
      cell: ({ exhibitor }, language) => nameIn(exhibitor, language),
    },
    {
      key: 'customer',
      heading: sideWords.CUSTOMER,
      cell: ({ customer }, language) => nameIn(customer, language),
    },
    {
      key: 'status',
      heading: inEach(msg`Intent`),
      cell: ({ intent }, language) => textOf(intentStatusWords[intent.status], language),
    },
    {
      key: 'askedBy',
      heading: inEach(msg`Asked by`),
      cell: ({ intent }, language) => sideWords[intent.askedBy][language],
    },
    {
      key: 'message',
      heading: inEach(msg({ message: 'Message', context: 'sheet' })),
      cell: ({ intent }) => intent.message,
    },
    {
      key: 'agreedAt',
      heading: inEach(msg`Agreed time`),
      cell: ({ intent }) => intent.agreedAt && businessDateTime(intent.agreedAt),
    },
    {
      key: 'createdAt',
      heading: inEach(msg`Asked on`),
      cell: ({ intent }) => businessDateTime(intent.createdAt),
    },
    {
      key: 'statusSince',
      heading: inEach(msg`State since`),
      cell: ({ intent }) => businessDateTime(intent.statusSince),
    },
  ],
  count: ({ db }, search) => db.orm.$count(dockingIntent, wanted(search)),
  async page({ db }, search, after) {
    const found = await fullIntents(db)
      .where(and(wanted(search), behindPage(dockingIntent.statusSince, dockingIntent.id, after)))
      .orderBy(desc(dockingIntent.statusSince), desc(dockingIntent.id))
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfRows(found, rowsAtOnce, ({ intent }) => ({
      at: intent.statusSince,
      id: intent.id,
    }));
    const namesOf = await activityNames(
      db,
      content.map(({ intent }) => intent.activityId),
    );
    return { rows: content.map((one) => ({ ...one, at: namesOf(one.intent.activityId) })), next };
  },
});
