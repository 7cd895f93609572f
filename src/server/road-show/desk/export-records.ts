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
import { words } from '#server/sheet/sheet-words.ts';
import { unit } from '#server/unit/tables.ts';
import { narrowed } from '../list-records.ts';
import { roadShowRecord } from '../tables.ts';
import { cooperationWords, kindWords, recordStatusWords } from './sheet-words.ts';

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
  heading: words('成果與需求', '成果与需求', 'Results and demands', 'Resultados e necessidades'),
  access: fundStaff,
  filter,
  columns: [
    {
      key: 'activity',
      heading: words('活動', '活动', 'Activity', 'Actividade'),
      cell: ({ at }, language) => nameIn(at, language),
    },
    {
      key: 'kind',
      heading: words('類型', '类型', 'Kind', 'Tipo'),
      cell: ({ record }, language) => kindWords[record.kind][language],
    },
    {
      key: 'name',
      heading: words('名稱', '名称', 'Name', 'Nome'),
      cell: ({ record }, language) => nameIn(record.form, language),
    },
    {
      key: 'unit',
      heading: words('單位', '单位', 'Unit', 'Entidade'),
      cell: ({ of }, language) => nameIn(of, language),
    },
    {
      key: 'status',
      heading: words('狀態', '状态', 'State', 'Estado'),
      cell: ({ record }, language) => recordStatusWords[record.status][language],
    },
    {
      key: 'field',
      heading: words('技術領域', '技术领域', 'Field of technology', 'Área tecnológica'),
      cell: ({ record }, language) => fieldIn(record.form.group, language),
    },
    {
      key: 'readiness',
      heading: words('技術成熟度（TRL）', '技术成熟度（TRL）', 'TRL', 'Maturidade (TRL)'),
      cell: ({ record }) => record.form.readiness,
    },
    {
      key: 'content',
      heading: words('內容', '内容', 'Content', 'Conteúdo'),
      cell: ({ record }) => record.form.content,
    },
    {
      key: 'scope',
      heading: words('應用範圍', '应用范围', 'Where it can be used', 'Onde pode ser usado'),
      cell: ({ record }) => record.form.scope,
    },
    {
      key: 'partner',
      heading: words('現有合作夥伴', '现有合作伙伴', 'Current partners', 'Parceiros até agora'),
      cell: ({ record }) => record.form.partner,
    },
    {
      key: 'keywords',
      heading: words('關鍵詞', '关键词', 'Keywords', 'Palavras-chave'),
      cell: ({ record }) => record.form.keywords.join('; '),
    },
    {
      key: 'deadline',
      heading: words('完成期限', '完成期限', 'Complete by', 'A concluir até'),
      cell: ({ record }) => record.form.deadline,
    },
    {
      key: 'amount',
      heading: words('金額', '金额', 'Amount', 'Montante'),
      cell: ({ record }) => (record.form.amount === '' ? null : Number(record.form.amount)),
    },
    {
      key: 'currency',
      heading: words('貨幣', '货币', 'Currency', 'Moeda'),
      cell: ({ record }) => record.form.currency,
    },
    {
      key: 'cooperation',
      heading: words('合作方式', '合作方式', 'Ways of cooperation', 'Formas de cooperação'),
      cell: ({ record: { form } }, language) =>
        [...form.cooperation.map((way) => cooperationWords[way][language]), form.cooperationOther]
          .filter(Boolean)
          .join('; '),
    },
    {
      key: 'publishedAt',
      heading: words('發佈時間', '发布时间', 'Published on', 'Publicado em'),
      cell: ({ record }) => record.publishedAt && businessDateTime(record.publishedAt),
    },
    {
      key: 'updatedAt',
      heading: words('最後更改', '最后更改', 'Last changed', 'Última alteração'),
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
