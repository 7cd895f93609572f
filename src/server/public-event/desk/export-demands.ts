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
import { words, type Words } from '#server/sheet/sheet-words.ts';
import { unit } from '#server/unit/tables.ts';
import { publicDemand } from '../tables.ts';

const statusWords: Record<DemandStatus, Words> = {
  PENDING: words('待基金審核', '待基金审核', 'Waiting for the fund', 'A aguardar o fundo'),
  APPROVED: words('已批准', '已批准', 'Approved', 'Aprovado'),
  REJECTED: words('不批准', '不批准', 'Rejected', 'Recusado'),
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
  heading: words('公眾活動需求', '公众活动需求', 'Demands for public events', 'Pedidos para eventos públicos'),
  access: fundStaff,
  filter: z.object({ activityId: Id.optional(), status: z.enum(demandStatuses).optional() }),
  columns: [
    {
      key: 'activity',
      heading: words('活動', '活动', 'Activity', 'Actividade'),
      cell: ({ at }, language) => nameIn(at, language),
    },
    {
      key: 'unit',
      heading: words('單位', '单位', 'Unit', 'Entidade'),
      cell: ({ of }, language) => nameIn(of, language),
    },
    { key: 'title', heading: words('需求', '需求', 'Demand', 'Pedido'), cell: ({ demand }) => demand.title },
    { key: 'text', heading: words('內容', '内容', 'Details', 'Pormenores'), cell: ({ demand }) => demand.text },
    { key: 'date', heading: words('日期', '日期', 'For the day', 'Para o dia'), cell: ({ demand }) => demand.date },
    {
      key: 'status',
      heading: words('狀態', '状态', 'State', 'Estado'),
      cell: ({ demand }, language) => statusWords[demand.status][language],
    },
    {
      key: 'reason',
      heading: words('基金回覆', '基金回复', 'The fund’s answer', 'Resposta do fundo'),
      cell: ({ demand }) => demand.reason,
    },
    {
      key: 'createdAt',
      heading: words('提出時間', '提出时间', 'Handed in on', 'Entregue em'),
      cell: ({ demand }) => businessDateTime(demand.createdAt),
    },
    {
      key: 'contact',
      heading: words('聯絡人', '联系人', 'Contact person', 'Pessoa de contacto'),
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
