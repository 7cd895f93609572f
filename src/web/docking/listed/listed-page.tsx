import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { ListedProduct } from '#contract/docking/product.ts';
import { namesOf } from '#domain/locale.ts';
import { intentFilters } from '#domain/docking/product-filter.ts';
import { companyTypes } from '#domain/docking/product-form.ts';
import { useProfile, useProfileComes } from '#web/api/profile.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { usePublicActivityChoices } from '#web/desk/public-activities.ts';
import { useGrowingList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { WishButton } from '../intent/wish-button.tsx';
import { IntentStanding } from '../standing.tsx';
import { listedQuery } from '../queries.ts';
import type { ListedSearch } from '../routes.ts';
import { companyTypeWords, notDocking, productFilterWords } from '../words.ts';
import { intentStatusWords } from '#domain/docking/status-words.ts';
import { ScrollOn } from './scroll-on.tsx';

const nameCell = ({ unit, ...of }: ListedProduct) => (
  <>
    <LocalizedName of={namesOf(of)} />
    <SecondLine>
      <LocalizedName of={namesOf(unit)} />
    </SecondLine>
  </>
);
const summaryCell = ({ summary }: ListedProduct) => <span className="line-clamp-2">{summary}</span>;
const amountCell = ({ amount, currency }: ListedProduct) =>
  amount && currency ? <Money amount={amount} currency={currency} /> : '–';
const intentCell = ({ intent, namesUs }: ListedProduct) => (
  <span className="flex flex-wrap gap-1">
    <IntentStanding status={intent?.status ?? null} />
    {namesUs && (
      <Badge tone="info">
        <Trans comment="A product whose exhibitor would like to meet the reader's unit">For you</Trans>
      </Badge>
    )}
  </span>
);
const linkOf = ({ id, activityId }: ListedProduct) =>
  linkOptions({ to: '/docking/service/detail', search: { activityId, productId: id } });
const actions = (of: ListedProduct) => <WishButton of={of} />;

/** Products that can be met about: for customers with what they decided, for exhibitors, and for everybody (row 205). */
export function ListedPage() {
  const { t } = useLingui();
  const search: ListedSearch = useSearch({ strict: false });
  const orgType = useProfile()?.orgType;
  const isCustomer = orgType === 'DOCKING_CUSTOMER';
  // A customer's rows are higher, by what was decided.
  const profileComes = useProfileComes();
  const isParty = isCustomer || orgType === 'DOCKING_EXHIBITOR';
  const answer = useInfiniteQuery(listedQuery(search));
  const list = useGrowingList({ search, narrowedBy: ['product', 'intent', 'companyType', 'search'], answer });
  const total = answer.data?.pages[0]?.totalElements;
  const columns: Column<ListedProduct>[] = [
    { id: 'name', header: t({ message: 'Product', comment: 'Of a docking' }), primary: true, cell: nameCell },
    { id: 'summary', header: t({ message: 'Summary', comment: 'Of a product' }), cell: summaryCell },
    {
      id: 'amount',
      header: t({ message: 'Amount', comment: 'Roughly what a product is worth' }),
      cell: amountCell,
      width: 'lg:w-40',
    },
    ...(isCustomer
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
  const filters: ListFilter<ListedSearch>[] = [
    ...(isParty
      ? [
          {
            of: 'product' as const,
            label: t`Which`,
            options: (['NORMAL', 'OTHER_PRODUCT'] as const).map((value) => ({
              value,
              label: t(productFilterWords[value]),
            })),
          },
        ]
      : []),
    ...(isCustomer
      ? [
          {
            of: 'intent' as const,
            label: t({ message: 'Intent', comment: 'Whether two want to meet' }),
            options: intentFilters.map((value) => ({
              value,
              label: t(value === 'NONE' ? notDocking : intentStatusWords[value]),
            })),
          },
        ]
      : []),
    {
      of: 'companyType',
      label: t`Kind of company`,
      options: companyTypes.map((value) => ({ value, label: t(companyTypeWords[value]) })),
    },
    { of: 'activityId', label: t`Activity`, options: usePublicActivityChoices('DOCKING') },
  ];
  return (
    <>
      <ListPage
        list={{
          ...list,
          rows: profileComes ? undefined : list.rows,
          counted: total === undefined ? undefined : { totalElements: total, more: false },
        }}
        title={t`Matching products`}
        about={<Trans>What exhibitors are bringing. Search in any language and request a meeting.</Trans>}
        searched={t`Name, use or unit, in any language`}
        filters={filters}
        columns={columns}
        linkOf={linkOf}
        {...(isCustomer ? { actions, actionsWidth: 'lg:w-60' } : {})}
        pageActions={
          profileComes ? (
            <Skeleton className="h-11 w-36" />
          ) : (
            isParty && (
              <LinkButton to="/docking" search={{ activityId: search.activityId }} icon="exchange">
                <Trans comment="At a docking">Meetings</Trans>
              </LinkButton>
            )
          )
        }
        empty={{
          icon: 'list',
          nothing: <Trans>No products yet</Trans>,
          hint: <Trans>Products appear here once the fund lists them.</Trans>,
          nothingFits: <Trans>No products found</Trans>,
          fitHint: <Trans>Try another word, in any language.</Trans>,
        }}
      />
      <ScrollOn further={list.further} />
    </>
  );
}
