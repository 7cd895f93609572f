import { dockingPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Intent } from '#contract/docking/intent.ts';
import { intentStatuses } from '#domain/docking/intent-moves.ts';
import { namesOf } from '#domain/locale.ts';
import { queryClient } from '#web/api/query-client.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { useUnitFilter } from '#web/desk/use-unit-filter.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { ProductName } from '../marks.tsx';
import { IntentStanding } from '../standing.tsx';
import { intentsQuery } from '../queries.ts';
import type { IntentsSearch } from '../routes.ts';
import { useDockings } from '../use-dockings.ts';
import { intentStatusWords } from '#domain/docking/status-words.ts';
import { IntentActions } from './intent-actions.tsx';

const unitOf = (of: Intent['customer']) => <LocalizedName of={namesOf(of)} />;

const productCell = ({ product, message }: Intent) => (
  <>
    <ProductName of={product} />
    {message && <SecondLine>{message}</SecondLine>}
  </>
);
const exhibitorCell = ({ exhibitor }: Intent) => unitOf(exhibitor);
const customerCell = ({ customer }: Intent) => unitOf(customer);
const standingCell = ({ status, agreedAt }: Intent) => (
  <>
    <IntentStanding status={status} />
    {agreedAt && (
      <SecondLine>
        <DateTime at={agreedAt} short />
      </SecondLine>
    )}
  </>
);
const linkOf = ({ product, activityId }: Intent) =>
  linkOptions({ to: '/docking/service/detail', search: { activityId, productId: product.id } });
const actions = (intent: Intent) => <IntentActions of={intent} />;

/** Who would meet whom about what, and what came of it; both sides and the fund answer here. */
export function IntentsList({
  search,
  sides,
  title,
  isPart = false,
  above,
  pageActions,
}: {
  search: IntentsSearch;
  /** The other side alone for one of the two; both for the fund. */
  sides: readonly ('exhibitor' | 'customer')[];
  title: string;
  isPart?: boolean;
  above?: ReactNode;
  pageActions?: ReactNode;
}) {
  const { t } = useLingui();
  const ofUnit = useUnitFilter(search.unitId);
  const list = useList({
    search,
    narrowedBy: ['standing', 'which', 'productId', 'unitId', 'customerId', 'dockingId'],
    size: dockingPageSize,
    answer: useQuery(intentsQuery(search)),
    readPage: (page) => queryClient.fetchQuery(intentsQuery({ ...search, page })),
  });
  const columns: Column<Intent>[] = [
    { id: 'product', header: t({ message: 'Product', comment: 'Of a docking' }), primary: true, cell: productCell },
    ...(sides.includes('exhibitor')
      ? [{ id: 'exhibitor', header: t({ message: 'Exhibitor', comment: 'Of a docking' }), cell: exhibitorCell }]
      : []),
    ...(sides.includes('customer')
      ? [{ id: 'customer', header: t({ message: 'Customer', comment: 'Of a docking' }), cell: customerCell }]
      : []),
    {
      id: 'standing',
      header: t({ message: 'Intent', comment: 'Whether two want to meet' }),
      primary: true,
      cell: standingCell,
      width: 'lg:w-52',
    },
  ];
  return (
    <ListPage
      list={list}
      title={title}
      isPart={isPart}
      above={above}
      pageActions={pageActions}
      {...(sides.length === 2 && { exported: { kind: 'docking-intents', filter: { ...search, page: undefined } } })}
      filters={[
        { of: 'activityId', label: t`Activity`, options: useDockings() },
        ...(sides.length === 1
          ? [{ of: 'which' as const, label: t`Whose`, options: [{ value: 'toAnswer', label: t`Waiting for you` }] }]
          : []),
        {
          of: 'standing',
          label: t({ message: 'Intent', comment: 'Whether two want to meet' }),
          options: intentStatuses.map((value) => ({ value, label: t(intentStatusWords[value]) })),
        },
        ...ofUnit,
      ]}
      columns={columns}
      linkOf={linkOf}
      actions={actions}
      actionsWidth="lg:w-80"
      empty={{
        icon: 'exchange',
        nothing: <Trans>No meeting requests yet</Trans>,
        hint: <Trans>Meeting requests and replies appear here.</Trans>,
        nothingFits: <Trans>No meetings found</Trans>,
      }}
    />
  );
}
