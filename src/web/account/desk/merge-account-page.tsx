import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountMergePreview, AccountRow } from '#contract/account/desk.ts';
import { changed } from '#web/api/changed.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AccountName, RoleBadges, StandingBadge } from './account-marks.tsx';
import { FoundPicker } from './found-picker.tsx';
import { MergeView } from './merge-view.tsx';
import { accountMergeQuery, accountsQuery, mergeAccounts, peopleKey } from './queries.ts';

const showAccount = (account: AccountRow) => (
  <>
    <AccountName account={account} />
    <span className="text-sm break-all text-muted">{account.email}</span>
  </>
);

/** Two accounts of one person become one. */
export function MergeAccountPage() {
  const { t } = useLingui();
  const { accountId } = useParams({ from: '/admin/accounts/$accountId/merge' });
  const { into } = useSearch({ from: '/admin/accounts/$accountId/merge' });
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const found = useQuery({ ...accountsQuery({ search: typed }, 'createdTime:desc', 0), enabled: typed !== '' });
  return (
    <>
      <PageHeader
        title={<Trans>Merge two accounts</Trans>}
        back={<BackLink to="/admin/accounts/$accountId" params={{ accountId }} />}
      >
        <Trans>
          For a person with two accounts. Everything moves to the one you keep; the other can no longer log in.
        </Trans>
      </PageHeader>
      {into ? (
        <Preview accountId={accountId} intoId={into} />
      ) : (
        <Card title={<Trans>Which account do you want to keep?</Trans>}>
          <FoundPicker
            label={t`Name, username, e-mail or mobile number`}
            typed={typed}
            onType={setTyped}
            found={found}
            show={showAccount}
            onPick={({ id }) =>
              void navigate({ to: '/admin/accounts/$accountId/merge', params: { accountId }, search: { into: id } })
            }
          />
        </Card>
      )}
    </>
  );
}

const AccountFacts = ({ account }: { account: AccountRow }) => (
  <div className="flex flex-col gap-2">
    <div className="text-lg font-semibold">
      <AccountName account={account} />
    </div>
    <p className="break-all text-muted">{account.email}</p>
    <RoleBadges orgTypes={account.orgTypes} />
    <p>
      <StandingBadge account={account} />
    </p>
  </div>
);

function Preview({ accountId, intoId }: { accountId: string; intoId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(accountMergeQuery(accountId, intoId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  const { moves } = data;
  return (
    <MergeView
      from={<AccountFacts account={data.from} />}
      into={<AccountFacts account={data.into} />}
      moves={[
        { label: t`Roles`, count: moves.memberships },
        { label: t`Roles both have, combined`, count: moves.joined },
        { label: t`Registrations for activities`, count: moves.enrollments },
        { label: t`Notices`, count: moves.notices },
        { label: t`Invitations answered`, count: moves.invitations },
        { label: t`Logins from another service`, count: moves.externalIdentities },
        { label: t`Devices to be logged out`, count: moves.sessionsEnded },
      ]}
      clashes={data.clashes.map((clash) => ({
        key: clash.kind + clash.detail,
        text: <ClashText clash={clash} />,
      }))}
      question={<Trans>Merge these two accounts?</Trans>}
      onSwap={() =>
        void navigate({
          to: '/admin/accounts/$accountId/merge',
          params: { accountId: intoId },
          search: { into: accountId },
        })
      }
      onMerge={async (reason) => {
        await mergeAccounts({ accountId, intoId }, { plan: data.plan, reason });
        toast({ text: t`Accounts merged.` });
        await navigate({ to: '/admin/accounts/$accountId', params: { accountId: intoId } });
        await changed(peopleKey);
      }}
    />
  );
}

function ClashText({ clash: { kind, detail } }: { clash: AccountMergePreview['clashes'][number] }) {
  if (kind === 'EXTERNAL_IDENTITY') {
    return <Trans>Both log in through {detail} as two different people. Close one of those two first.</Trans>;
  }
  if (kind === 'MERGED_ALREADY') return <Trans>{detail} was already merged into another account.</Trans>;
  if (kind === 'SUSPENDED') {
    return <Trans>{detail} is suspended. Lift the suspension first, or merge the other way round.</Trans>;
  }
  return <Trans>These are the same. Choose another.</Trans>;
}
