import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { productStatuses } from '#domain/docking/product-status.ts';
import { businessDateTime } from '#domain/instant.ts';
import { nameIn } from '#domain/locale.ts';
import { activity } from '#server/activity/tables.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { words } from '#server/sheet/sheet-words.ts';
import { unit } from '#server/unit/tables.ts';
import { narrowed } from '../product/list-products.ts';
import { dockingProduct } from '../tables.ts';
import { companyTypeWords, productStatusWords } from './sheet-words.ts';

const filter = z.object({
  activityId: Id.optional(),
  standing: z.enum(productStatuses).optional(),
  which: z.enum(['toDecide']).optional(),
  search: z.string().trim().max(100).optional(),
});
type Filter = z.infer<typeof filter>;

interface Row {
  product: typeof dockingProduct.$inferSelect;
  of: typeof unit.$inferSelect;
  at: typeof activity.$inferSelect;
}

/** As the fund's own list: what nobody handed in is its exhibitor's alone. */
const wanted = ({ standing, which, ...search }: Filter): SQL | undefined =>
  and(
    ne(dockingProduct.status, 'DRAFT'),
    standing ? eq(dockingProduct.status, standing) : undefined,
    which ? eq(dockingProduct.status, '{p}PENDING_APPROVAL') : undefined,
    narrowed(search),
  );

/** What exhibitors bring to dockings, as they left it. */
export const productsExport = exportKind<Filter, Row>({
  kind: 'docking-products',
  heading: words('對接產品', '对接产品', 'Matching products', 'Produtos da bolsa de contactos'),
  access: fundStaff,
  filter,
  columns: [
    {
      key: 'activity',
      heading: words('活動', '活动', 'Activity', 'Actividade'),
      cell: ({ at }, language) => nameIn(at, language),
    },
    {
      key: 'name',
      heading: words('產品', '产品', 'Product', 'Produto'),
      cell: ({ product }, language) => nameIn(product.form, language),
    },
    {
      key: 'unit',
      heading: words('參展商', '参展商', 'Exhibitor', 'Expositor'),
      cell: ({ of }, language) => nameIn(of, language),
    },
    {
      key: 'status',
      heading: words('狀態', '状态', 'State', 'Estado'),
      cell: ({ product }, language) => productStatusWords[product.status][language],
    },
    {
      key: 'companyType',
      heading: words('單位類別', '单位类别', 'Kind of company', 'Tipo de entidade'),
      cell: ({ product: { form } }, language) =>
        form.companyType === '' ? null : companyTypeWords[form.companyType][language],
    },
    {
      key: 'summary',
      heading: words('簡介', '简介', 'Summary', 'Resumo'),
      cell: ({ product }) => product.form.summary,
    },
    {
      key: 'scope',
      heading: words('應用範圍', '应用范围', 'Scope of application', 'Âmbito de aplicação'),
      cell: ({ product }) => product.form.scope,
    },
    {
      key: 'supplements',
      heading: words('其他補充', '其他补充', 'More', 'Outras informações'),
      cell: ({ product }) => product.form.supplements,
    },
    {
      key: 'amount',
      heading: words('金額', '金额', 'Amount', 'Montante'),
      cell: ({ product }) => (product.form.amount === '' ? null : Number(product.form.amount)),
    },
    {
      key: 'currency',
      heading: words('貨幣', '货币', 'Currency', 'Moeda'),
      cell: ({ product }) => product.form.currency,
    },
    {
      key: 'listedAt',
      heading: words('列出時間', '列出时间', 'Listed on', 'Na lista desde'),
      cell: ({ product }) => product.listedAt && businessDateTime(product.listedAt),
    },
    {
      key: 'updatedAt',
      heading: words('最後更改', '最后更改', 'Last changed', 'Última alteração'),
      cell: ({ product }) => businessDateTime(product.updatedAt),
    },
  ],
  count: ({ db }, search) => db.orm.$count(dockingProduct, wanted(search)),
  async page({ db }, search, after) {
    const rows = await db.orm
      .select({ product: dockingProduct, of: unit, at: activity })
      .from(dockingProduct)
      .innerJoin(unit, eq(unit.id, dockingProduct.unitId))
      .innerJoin(activity, eq(activity.id, dockingProduct.activityId))
      .where(and(wanted(search), behindPage(dockingProduct.updatedAt, dockingProduct.id, after)))
      .orderBy(desc(dockingProduct.updatedAt), desc(dockingProduct.id))
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfRows(rows, rowsAtOnce, ({ product }) => ({
      at: product.updatedAt,
      id: product.id,
    }));
    return { rows: content, next };
  },
});
