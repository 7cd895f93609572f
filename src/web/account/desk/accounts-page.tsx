import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { AccountRow } from '#contract/account/desk.ts';
import { accountSorts, accountStandings } from '#domain/account/account-words.ts';
import { orgTypes } from '#domain/account/roles.ts';
import { administrators } from '#domain/account/roles.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useMay } from '#web/api/use-may.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { roleWords } from '#domain/account/role-words.ts';
import { AccountName, RoleBadges, StandingBadge } from './account-marks.tsx';
import { accountsQuery } from './queries.ts';
import type { AccountsSearch } from './routes.ts';
import { accountSortWords, standingWords } from './words.ts';

const nameCell = (account: AccountRow) => <AccountName account={account} />;
const roleCell = (account: AccountRow) => (
  <span className="flex flex-col gap-1 text-base font-normal compact:flex-row compact:items-center compact:gap-2">
    <RoleBadges orgTypes={account.orgTypes} />
    {account.units.map((unit) => (
      <LocalizedName key={unit.id} of={namesOf(unit)} className="truncate text-sm text-muted" />
    ))}
  </span>
);
const contactCell = (account: AccountRow) => (
  <>
    <span className="max-lg:break-all">{account.email}</span>
    {account.mobile && (
      <span className="block text-sm whitespace-nowrap text-muted tabular-nums compact:ml-2 compact:inline">
        {account.mobile}
      </span>
    )}
  </>
);
const standingCell = (account: AccountRow) => <StandingBadge account={account} />;
const loginCell = (account: AccountRow) => account.lastLoginAt && <DateTime at={account.lastLoginAt} short />;
const linkOf = (account: AccountRow) =>
  linkOptions({ to: '/admin/accounts/$accountId', params: { accountId: account.id } });

/** Everybody with an account, found and filtered; all of it in the address. */
export function AccountsPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/admin/accounts' });
  const mayWrite = useMay('createAccount', administrators);
  const { sort = 'createdTime:desc', page = 0, ...filter } = search;
  const list = useList({
    search,
    narrowedBy: ['search', 'orgType', 'activityId', 'standing'],
    answer: useQuery(accountsQuery(filter, sort, page)),
    readPage: (at) => queryClient.fetchQuery(accountsQuery(filter, sort, at)),
  });

  const columns: Column<AccountRow>[] = [
    { id: 'name', header: t`Name`, primary: true, cell: nameCell, orders: ['username:asc', 'username:desc'] },
    { id: 'role', header: t`Roles`, primary: true, cell: roleCell, width: 'lg:w-[26%]' },
    { id: 'contact', header: t`Contact`, cell: contactCell, width: 'lg:w-[23%]' },
    { id: 'standing', header: t({ message: 'State', comment: 'Of an account' }), cell: standingCell, width: 'lg:w-40' },
    {
      id: 'login',
      header: t`Last login`,
      cell: loginCell,
      width: 'lg:w-36',
      orders: ['lastLogin:desc', 'lastLogin:asc'],
    },
  ];

  return (
    <ListPage
      list={list}
      title={t`Accounts`}
      about={<Trans>Who can log in, in which role and for which unit.</Trans>}
      exported={{ kind: 'accounts', filter }}
      pageActions={
        mayWrite && (
          <LinkButton to="/admin/accounts/new" tone="primary" icon="plus">
            <Trans>New account</Trans>
          </LinkButton>
        )
      }
      searched={t`Name, username, e-mail or mobile number`}
      filters={useFilters()}
      orders={accountSorts.map((value) => ({ value, label: t(accountSortWords[value]) }))}
      columns={columns}
      linkOf={linkOf}
      empty={{
        icon: 'users',
        nothing: <Trans>No accounts yet</Trans>,
        nothingFits: <Trans>No accounts found</Trans>,
        fitHint: <Trans>Each word must match the start of a name, username, e-mail or mobile number.</Trans>,
      }}
    />
  );
}

function useFilters(): ListFilter<AccountsSearch>[] {
  const { t } = useLingui();
  const locale = useLocale();
  const activities = useQuery(activitiesQuery).data?.content ?? [];
  return [
    {
      of: 'orgType',
      label: t({ message: 'Role', comment: 'What an account may act as' }),
      options: orgTypes.map((value) => ({ value, label: t(roleWords[value]) })),
    },
    {
      of: 'activityId',
      label: t`Activity`,
      options: activities.map((activity) => ({
        value: activity.id,
        label: nameIn(activity, locale) || activity.code,
      })),
    },
    {
      of: 'standing',
      label: t({ message: 'State', comment: 'Of an account' }),
      options: accountStandings.map((value) => ({ value, label: t(standingWords[value]) })),
    },
  ];
}
