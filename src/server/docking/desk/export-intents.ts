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
import { words, type Words } from '#server/sheet/sheet-words.ts';
import { type FullIntent, fullIntents } from '../intent/find-intent.ts';
import { intentsWanted } from '../intent/list-intents.ts';
import { dockingIntent } from '../tables.ts';
import { intentStatusWords } from './sheet-words.ts';

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
  EXHIBITOR: words('參展商', '参展商', 'Exhibitor', 'Expositor'),
  CUSTOMER: words('客戶', '客户', 'Customer', 'Cliente'),
};

/** Who would meet whom about what, and what came of it. */
export const intentsExport = exportKind<Filter, Row>({
  kind: 'docking-intents',
  heading: words('對接意向', '对接意向', 'Business matching intents', 'Intenções de contacto'),
  access: fundStaff,
  filter,
  columns: [
    {
      key: 'activity',
      heading: words('活動', '活动', 'Activity', 'Actividade'),
      cell: ({ at }, language) => nameIn(at, language),
    },
    {
      key: 'product',
      heading: words('產品', '产品', 'Product', 'Produto'),
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
      heading: words('對接意向', '对接意向', 'Intent', 'Intenção'),
      cell: ({ intent }, language) => intentStatusWords[intent.status][language],
    },
    {
      key: 'askedBy',
      heading: words('提出方', '提出方', 'Asked by', 'Pedido por'),
      cell: ({ intent }, language) => sideWords[intent.askedBy][language],
    },
    { key: 'message', heading: words('留言', '留言', 'Message', 'Mensagem'), cell: ({ intent }) => intent.message },
    {
      key: 'agreedAt',
      heading: words('約定時間', '约定时间', 'Agreed time', 'Hora combinada'),
      cell: ({ intent }) => intent.agreedAt && businessDateTime(intent.agreedAt),
    },
    {
      key: 'createdAt',
      heading: words('提出時間', '提出时间', 'Asked on', 'Pedido em'),
      cell: ({ intent }) => businessDateTime(intent.createdAt),
    },
    {
      key: 'statusSince',
      heading: words('狀態更新時間', '状态更新时间', 'State since', 'Estado desde'),
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
