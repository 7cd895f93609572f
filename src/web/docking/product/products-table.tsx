import { dockingPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProductRow } from '#contract/docking/product.ts';
import { namesOf } from '#domain/locale.ts';
import { productStatuses } from '#domain/docking/product-status.ts';
import { queryClient } from '#web/api/query-client.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { ProductName } from '../marks.tsx';
import { ProductStanding } from '../standing.tsx';
import { productsQuery } from '../queries.ts';
import type { ProductsSearch } from '../routes.ts';
import { useDockings } from '../use-dockings.ts';
import { productStatusWords } from '#domain/docking/status-words.ts';

const nameCell = (row: ProductRow) => (
  <>
    <ProductName of={row} />
    <SecondLine>
      <LocalizedName of={namesOf(row.unit)} />
    </SecondLine>
  </>
);
const standingCell = ({ status }: ProductRow) => <ProductStanding word={status} />;
const changedCell = ({ updatedAt }: ProductRow) => <DateTime at={updatedAt} short />;

/** Products as their exhibitor, the event contractor or the fund works on them. */
export function ProductsTable({
  search,
  title,
  about,
  linkOf,
  waiting,
  pageActions,
  isDesk = false,
}: {
  search: ProductsSearch;
  title: string;
  about: ReactNode;
  linkOf: (row: ProductRow) => LinkProps;
  /** What those are called that wait for whoever looks; left out for whoever decides nothing. */
  waiting?: string;
  pageActions?: ReactNode;
  /** All of it can be taken as a sheet, by the fund. */
  isDesk?: boolean;
}) {
  const { t } = useLingui();
  const list = useList({
    search,
    narrowedBy: ['standing', 'which', 'search'],
    size: dockingPageSize,
    answer: useQuery(productsQuery(search)),
    readPage: (page) => queryClient.fetchQuery(productsQuery({ ...search, page })),
  });
  const columns: Column<ProductRow>[] = [
    { id: 'name', header: t({ message: 'Product', comment: 'Of a docking' }), primary: true, cell: nameCell },
    {
      id: 'standing',
      header: t({ message: 'State', comment: 'Of a docking product' }),
      primary: true,
      cell: standingCell,
      width: 'lg:w-72',
    },
    { id: 'changed', header: t`Changed`, cell: changedCell, width: 'lg:w-44' },
  ];
  const filters: ListFilter<ProductsSearch>[] = [
    { of: 'activityId', label: t`Activity`, options: useDockings() },
    ...(waiting ? [{ of: 'which' as const, label: t`Whose`, options: [{ value: 'toDecide', label: waiting }] }] : []),
    {
      of: 'standing',
      label: t({ message: 'State', comment: 'Of a docking product' }),
      options: productStatuses.map((value) => ({ value, label: t(productStatusWords[value]) })),
    },
  ];
  return (
    <ListPage
      list={list}
      title={title}
      about={about}
      pageActions={pageActions}
      {...(isDesk && { exported: { kind: 'docking-products', filter: { ...search, page: undefined } } })}
      searched={t`Name or text`}
      filters={filters}
      columns={columns}
      linkOf={linkOf}
      empty={{
        icon: 'list',
        nothing: <Trans>No products yet</Trans>,
        hint: <Trans>Submitted products appear here.</Trans>,
        action: pageActions,
        nothingFits: <Trans>No products found</Trans>,
      }}
    />
  );
}
