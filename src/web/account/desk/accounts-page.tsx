import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AccountRow } from '#contract/account/desk.ts';
import { accountSorts, accountStandings } from '#domain/account/account-words.ts';
import { orgTypes } from '#domain/account/roles.ts';
import { chooseText, namesOf } from '#domain/locale.ts';
import { useProfile } from '#web/api/profile.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import { EmptyList } from '#web/desk/empty-list.tsx';
import { ExportLink } from '#web/desk/export-link.tsx';
import { FilterBar } from '#web/desk/filter-bar.tsx';
import { Found } from '#web/desk/found.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { orgTypeWords } from '../role-words.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { AccountName, RoleBadges, StandingBadge } from './account-marks.tsx';
import { accountsQuery, pageSize } from './queries.ts';
import type { AccountsSearch } from './routes.ts';
import { accountSortWords, standingWords } from './words.ts';

const nameCell = (account: AccountRow) => <AccountName account={account} />;
const roleCell = (account: AccountRow) => (
  <span className="flex flex-col gap-1 text-base font-normal">
    <RoleBadges orgTypes={account.orgTypes} />
    {account.units.map((unit) => (
      <LocalizedName key={unit.id} of={namesOf(unit)} className="text-sm text-muted" />
    ))}
  </span>
);
const contactCell = (account: AccountRow) => (
  <>
    <span className="break-all">{account.email}</span>
    {account.mobile && (
      <span className="block text-sm whitespace-nowrap text-muted tabular-nums">{account.mobile}</span>
    )}
  </>
);
const standingCell = (account: AccountRow) => <StandingBadge account={account} />;
const loginCell = (account: AccountRow) => account.lastLoginAt && <DateTime at={account.lastLoginAt} short />;
const openLink = (account: AccountRow) => (
  <LinkButton tone="quiet" icon="eye" to="/admin/accounts/$accountId" params={{ accountId: account.id }}>
    <Trans>Details</Trans>
  </LinkButton>
);

const noFilter = { search: undefined, orgType: undefined, activityId: undefined, standing: undefined } as const;

/** Everybody with an account, found and filtered; all of it in the address. */
export function AccountsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch({ from: '/admin/accounts' });
  const mayWrite = useProfile()?.orgType === 'FUND_ADMIN';
  const { sort = 'createdTime:desc', page = 0, ...filter } = search;
  const { data, error, refetch } = useQuery(accountsQuery(filter, sort, page));
  const filtered = Object.values(filter).some((value) => value !== undefined);
  const go = (change: Partial<AccountsSearch>) =>
    void navigate({
      to: '/admin/accounts',
      search: { ...search, page: undefined, ...change },
      replace: 'search' in change,
    });
  const total = data?.totalElements;

  const columns: Column<AccountRow>[] = [
    { id: 'name', header: t`Name`, primary: true, cell: nameCell },
    { id: 'role', header: t`Roles`, primary: true, cell: roleCell },
    { id: 'contact', header: t`Contact`, cell: contactCell },
    { id: 'standing', header: t({ message: 'State', comment: 'Of an account' }), cell: standingCell },
    { id: 'login', header: t`Last login`, cell: loginCell },
  ];

  return (
    <>
      <PageHeader
        title={<Trans>Accounts</Trans>}
        actions={
          <>
            <ExportLink kind="accounts" filter={filter} />
            {mayWrite && (
              <LinkButton to="/admin/accounts/new" tone="primary" icon="plus">
                <Trans>New account</Trans>
              </LinkButton>
            )}
          </>
        }
      >
        <Trans>Who may log in, as what and for which unit.</Trans>
      </PageHeader>
      <AccountFilters search={search} onSearch={go} />
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <output className="text-muted tabular-nums">{data && <Found counted={data} />}</output>
        <SelectField
          label={t`Order`}
          value={sort}
          options={accountSorts.map((value) => ({ value, label: t(accountSortWords[value]) }))}
          onChange={(next) => go({ sort: next === 'createdTime:desc' ? undefined : next })}
        />
      </div>
      <DataTable
        label={t`Accounts`}
        columns={columns}
        rows={data?.content}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        actions={openLink}
        empty={
          <EmptyList
            filtered={filtered}
            nothingFits={<Trans>No account fits</Trans>}
            hint={<Trans>Every word must begin a word of the name, username, e-mail or mobile number.</Trans>}
            onShowAll={() => go(noFilter)}
          >
            <EmptyState icon="users" title={<Trans>There is no account yet</Trans>} />
          </EmptyList>
        }
        paging={{ page, size: pageSize, total: total ?? 0, more: data?.more, onPage: (next) => go({ page: next }) }}
      />
    </>
  );
}

function AccountFilters({
  search,
  onSearch,
}: {
  search: AccountsSearch;
  onSearch: (change: Partial<AccountsSearch>) => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const activities = useQuery(activitiesQuery).data?.content ?? [];
  const all = { value: '' as const, label: t({ message: 'All', comment: 'No filter' }) };
  return (
    <FilterBar
      label={t`Name, username, e-mail or mobile number`}
      text={search.search}
      onText={(text) => onSearch({ search: text })}
    >
      <SelectField
        label={t({ message: 'Role', comment: 'What an account may act as' })}
        value={search.orgType ?? ''}
        options={[all, ...orgTypes.map((value) => ({ value, label: t(orgTypeWords[value]) }))]}
        onChange={(orgType) => onSearch({ orgType: orgType || undefined })}
      />
      <SelectField
        label={t`Activity`}
        value={search.activityId ?? ''}
        options={[
          all,
          ...activities.map((activity) => ({
            value: activity.id,
            label: chooseText(namesOf(activity), locale)?.text ?? activity.code,
          })),
        ]}
        onChange={(activityId) => onSearch({ activityId: activityId || undefined })}
      />
      <SelectField
        label={t({ message: 'State', comment: 'Of an account' })}
        value={search.standing ?? ''}
        options={[all, ...accountStandings.map((value) => ({ value, label: t(standingWords[value]) }))]}
        onChange={(standing) => onSearch({ standing: standing || undefined })}
      />
    </FilterBar>
  );
}
