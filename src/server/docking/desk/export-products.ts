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
import { unit } from '#server/unit/tables.ts';
import { narrowed } from '../product/list-products.ts';
import { dockingProduct } from '../tables.ts';
import { productStatusWords } from '#domain/docking/status-words.ts';
import { companyTypeWords } from './sheet-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach, textOf } from '#server/i18n/say.ts';

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
  heading: inEach(msg`Matching products`),
  access: fundStaff,
  filter,
  columns: [
    {
      key: 'activity',
      heading: inEach(msg`Activity`),
      cell: ({ at }, language) => nameIn(at, language),
    },
    {
      key: 'name',
      heading: inEach(msg`Product`),
      cell: ({ product }, language) => nameIn(product.form, language),
    },
    {
      key: 'unit',
      heading: inEach(msg`Exhibitor`),
      cell: ({ of }, language) => nameIn(of, language),
    },
    {
      key: 'status',
      heading: inEach(msg`State`),
      cell: ({ product }, language) => textOf(productStatusWords[product.status], language),
    },
    {
      key: 'companyType',
      heading: inEach(msg`Kind of company`),
      cell: ({ product: { form } }, language) =>
        form.companyType === '' ? null : companyTypeWords[form.companyType][language],
    },
    {
      key: 'summary',
      heading: inEach(msg`Summary`),
      cell: ({ product }) => product.form.summary,
    },
    {
      key: 'scope',
      heading: inEach(msg`Scope of application`),
      cell: ({ product }) => product.form.scope,
    },
    {
      key: 'supplements',
      heading: inEach(msg`More`),
      cell: ({ product }) => product.form.supplements,
    },
    {
      key: 'amount',
      heading: inEach(msg`Amount`),
      cell: ({ product }) => (product.form.amount === '' ? null : Number(product.form.amount)),
    },
    {
      key: 'currency',
      heading: inEach(msg`Currency`),
      cell: ({ product }) => product.form.currency,
    },
    {
      key: 'listedAt',
      heading: inEach(msg`Listed on`),
      cell: ({ product }) => product.listedAt && businessDateTime(product.listedAt),
    },
    {
      key: 'updatedAt',
      heading: inEach(msg`Last changed`),
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
