import { dockingPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DockingCustomer } from '#contract/docking/intent.ts';
import { namesOf } from '#domain/locale.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import type { Option } from '#web/ui/select-field.tsx';
import { IntentStanding } from '../standing.tsx';
import { customersQuery } from '../queries.ts';
import type { CustomersSearch } from '../routes.ts';
import { useDockings } from '../use-dockings.ts';
import { companyTypeWords } from '../words.ts';

const nameCell = ({ website, ...of }: DockingCustomer) => (
  <>
    <LocalizedName of={namesOf(of)} />
    {website && <SecondLine>{website}</SecondLine>}
  </>
);
const kindCell = ({ companyType, isGaming }: DockingCustomer) => <Kind companyType={companyType} isGaming={isGaming} />;
const intentCell = ({ intent }: DockingCustomer) => <IntentStanding status={intent?.status ?? null} />;

function Kind({ companyType, isGaming }: Pick<DockingCustomer, 'companyType' | 'isGaming'>) {
  const { t } = useLingui();
  return (
    <span className="flex flex-wrap gap-1">
      {t(companyTypeWords[companyType])}
      {isGaming && (
        <Badge tone="info">
          <Trans>Integrated resort</Trans>
        </Badge>
      )}
    </span>
  );
}

const noProducts: readonly Option<string>[] = [];

/** The customers of a docking by name, for exhibitors, for each other, and for the fund. */
export function CustomersList({
  search,
  activityId,
  title,
  about,
  products = noProducts,
  actions,
  actionsWidth = 'lg:w-64',
  pageActions,
  exported,
}: {
  search: CustomersSearch;
  activityId: string | undefined;
  title: string;
  about: ReactNode;
  /** An exhibitor's own: what is between one and each customer is shown. */
  products?: readonly Option<string>[];
  actions?: (of: DockingCustomer) => ReactNode;
  /** A class. */
  actionsWidth?: string;
  pageActions?: ReactNode;
  exported?: { kind: string; filter: object };
}) {
  const { t } = useLingui();
  const answer = useQuery({
    ...customersQuery({ ...search, activityId: activityId ?? '' }),
    enabled: activityId !== undefined,
  });
  const list = useList({ search, narrowedBy: ['search'], size: dockingPageSize, answer });
  const columns: Column<DockingCustomer>[] = [
    { id: 'name', header: t({ message: 'Customer', comment: 'Of a docking' }), primary: true, cell: nameCell },
    { id: 'kind', header: t`Kind of company`, cell: kindCell, width: 'lg:w-64' },
    ...(products.length > 0
      ? [
          {
            id: 'intent',
            header: t({ message: 'Intent', comment: 'Whether two want to meet' }),
            primary: true,
            cell: intentCell,
            width: 'lg:w-52',
          },
        ]
      : []),
  ];
  const filters: ListFilter<CustomersSearch>[] = [
    { of: 'activityId', label: t`Activity`, options: useDockings() },
    {
      of: 'who',
      label: t`Which`,
      options: [
        { value: 'gaming', label: t`Integrated resort enterprises` },
        { value: 'all', label: t`All customers` },
      ],
    },
    ...(products.length > 0
      ? [{ of: 'productId' as const, label: t({ message: 'Product', comment: 'Of a docking' }), options: products }]
      : []),
  ];
  return (
    <ListPage
      list={list}
      title={title}
      about={about}
      pageActions={pageActions}
      {...(exported && { exported })}
      searched={t`Name or website`}
      filters={filters}
      columns={columns}
      actions={actions}
      actionsWidth={actionsWidth}
      empty={{
        icon: 'users',
        nothing: <Trans>No customers yet</Trans>,
        hint: <Trans>Units that register as customers appear here.</Trans>,
        nothingFits: <Trans>No customers found</Trans>,
      }}
    />
  );
}
