import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountPage as Page } from '#contract/account/desk.ts';
import { useMay } from '#web/api/use-may.ts';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { accountFields, type AccountDetails, accountProblems } from '#domain/account/check-account.ts';
import { administrators } from '#domain/account/roles.ts';
import { namesOf } from '#domain/locale.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { showNewest } from '#web/api/show-newest.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { Facts } from '#web/desk/facts.tsx';
import { RecordPage } from '#web/desk/record-page.tsx';
import { SaveChanges } from '#web/desk/save-changes.tsx';
import { localeNames } from '#web/i18n/locale-names.ts';
import { useName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { AccountFields } from './account-fields.tsx';
import { RoleBadges, StandingBadge } from './account-marks.tsx';
import { AuditHistory } from './audit-history.tsx';
import {
  type AccountDeed,
  accountQuery,
  doToAccount,
  endSessions,
  mailPasswordLink,
  peopleKey,
  refreshedWhenRefused,
  saveAccount,
} from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { RolesCard } from './roles-card.tsx';
import { accountFieldWords } from './words.ts';

/** One account: who it is, what it may do, where it is logged in, and what was done to it. */
export function AccountPage() {
  const { accountId } = useParams({ from: '/admin/accounts/$accountId' });
  return (
    <RecordPage
      query={useQuery(accountQuery(accountId))}
      title={<Trans>Account</Trans>}
      back={<BackToList to="/admin/accounts" />}
    >
      {(page) => <Shown key={accountId} page={page} />}
    </RecordPage>
  );
}

function Shown({ page }: { page: Page }) {
  const { account } = page;
  const mayWrite = useMay('editAccount', administrators) && !account.mergedIntoId;
  const { text } = useName(namesOf(account));
  return (
    <>
      <PageHeader
        title={text || account.username}
        back={<BackToList to="/admin/accounts" />}
        actions={mayWrite && <Deeds page={page} />}
      >
        <span className="flex flex-wrap items-center gap-2">
          <StandingBadge account={account} />
          <RoleBadges orgTypes={account.orgTypes} />
        </span>
        {account.mergedIntoId && (
          <span className="mt-2 block">
            <TextLink to="/admin/accounts/$accountId" params={{ accountId: account.mergedIntoId }}>
              <Trans>Everything in it has moved to another account.</Trans>
            </TextLink>
          </span>
        )}
      </PageHeader>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Details page={page} mayWrite={mayWrite} />
        <div className="flex flex-col gap-6">
          <RolesCard page={page} mayWrite={mayWrite} />
          <Logins page={page} mayWrite={mayWrite} />
          <AuditHistory entries={page.history} />
        </div>
      </div>
    </>
  );
}

function Details({ page, mayWrite }: { page: Page; mayWrite: boolean }) {
  return (
    <Card title={<Trans>Details</Trans>}>{mayWrite ? <DetailsForm page={page} /> : <DetailsText page={page} />}</Card>
  );
}

const detailsOf = (account: AccountDetails): AccountDetails =>
  Object.fromEntries(accountFields.map((field) => [field, account[field]])) as unknown as AccountDetails;

const shown = (field: keyof AccountDetails, values: AccountDetails): string =>
  field === 'language' ? localeNames[values.language] : values[field];

function DetailsText({ page: { account } }: { page: Page }) {
  const { t } = useLingui();
  return (
    <Facts
      of={accountFields.map((field) => ({
        key: field,
        label: t(accountFieldWords[field]),
        value: shown(field, account) || '–',
      }))}
    />
  );
}

function DetailsForm({ page: { account } }: { page: Page }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const versioned = (page: Page) => ({ values: detailsOf(page.account), version: page.account.version });
  const take = (page: Page) => {
    showNewest(accountQuery(account.id).queryKey, page);
    return versioned(page);
  };
  const { form, dirty, conflict, resolve, leaveConflict, discard } = useVersionedForm<AccountDetails>({
    draftKey: `account:${account.id}`,
    loaded: { values: detailsOf(account), version: account.version },
    check: accountProblems,
    save: async ({ values, version }) => {
      const saved = take(await saveAccount(account.id, { ...values, version }));
      toast({ text: t`Saved.` });
      return saved;
    },
    fetchNewest: async () => take(await client.fetchQuery({ ...accountQuery(account.id), staleTime: 0 })),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <AccountFields form={form} />
      <SaveChanges form={form} dirty={dirty} discard={discard} />
      {conflict && (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => t(accountFieldWords[field])}
          show={shown}
          onResolve={resolve}
          onClose={leaveConflict}
        />
      )}
    </form>
  );
}

function Deeds({ page: { account } }: { page: Page }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<AccountDeed | null>(null);
  const mail = async () => {
    const sure = await ask({
      title: <Trans>Send a password link?</Trans>,
      text: (
        <Trans>
          We'll send it to {account.email}. It works for one day; until it's used, the current password stays valid.
        </Trans>
      ),
      action: <Trans>Send link</Trans>,
    });
    if (!sure) return;
    try {
      const { notice } = await mailPasswordLink(account.id);
      if (notice) toast({ tone: 'bad', text: t`There's no text for this message, so it wasn't sent.` });
      else toast({ text: t`Link sent.` });
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    } finally {
      await changed(peopleKey);
    }
  };
  const deed = async (reason: string) => {
    if (!asking) return;
    const page = await refreshedWhenRefused(account.id, () =>
      doToAccount(asking, account.id, { version: account.version, reason }),
    );
    showNewest(accountQuery(account.id).queryKey, page);
    setAsking(null);
    toast({ text: asking === 'suspend' ? t`Suspended and logged out everywhere.` : t`The account works again.` });
  };
  return (
    <>
      {!account.suspendedAt && (
        <Button icon="key" onClick={() => void mail()}>
          <Trans>New password</Trans>
        </Button>
      )}
      <LinkButton icon="link" to="/admin/accounts/$accountId/merge" params={{ accountId: account.id }}>
        <Trans comment="A button: two accounts or units become one">Merge</Trans>
      </LinkButton>
      {account.suspendedAt ? (
        <Button icon="undo" onClick={() => setAsking('restore')}>
          <Trans>Lift the suspension</Trans>
        </Button>
      ) : (
        <Button tone="danger" icon="ban" onClick={() => setAsking('suspend')}>
          <Trans comment="A button: nobody can log in with this account any more">Suspend</Trans>
        </Button>
      )}
      {asking === 'suspend' && (
        <ReasonDialog
          title={<Trans>Suspend this account?</Trans>}
          action={<Trans comment="A button: nobody can log in with this account any more">Suspend</Trans>}
          onClose={() => setAsking(null)}
          submit={deed}
        >
          <Trans>Everyone using this account is logged out now. No one can log in until you lift the suspension.</Trans>
        </ReasonDialog>
      )}
      {asking === 'restore' && (
        <ReasonDialog
          optional
          title={<Trans>Lift the suspension?</Trans>}
          action={<Trans>Lift the suspension</Trans>}
          onClose={() => setAsking(null)}
          submit={deed}
        >
          <Trans>They can log in again with the same password.</Trans>
        </ReasonDialog>
      )}
    </>
  );
}

function Logins({ page: { account, sessions }, mayWrite }: { page: Page; mayWrite: boolean }) {
  const { t } = useLingui();
  const end = async () => {
    const sure = await ask({
      title: <Trans>End every login of this account?</Trans>,
      text: <Trans>They will have to log in again on every device.</Trans>,
      action: <Trans>End all logins</Trans>,
      tone: 'danger',
    });
    if (!sure) return;
    try {
      const { ended } = await endSessions(account.id);
      toast({ text: t`Devices logged out: ${ended}` });
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    } finally {
      await changed(peopleKey);
    }
  };
  return (
    <Card
      title={<Trans>Logins</Trans>}
      aside={
        mayWrite &&
        sessions.length > 0 && (
          <Button icon="log-out" onClick={() => void end()}>
            <Trans>End all logins</Trans>
          </Button>
        )
      }
    >
      {sessions.length === 0 ? (
        <p className="text-muted">
          {account.lastLoginAt ? <Trans>Not logged in right now.</Trans> : <Trans>Has never logged in.</Trans>}
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {sessions.map((session) => (
            <li key={session.id} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span>{session.device || t`Unknown device`}</span>
              <span className="text-muted">
                <DateTime at={session.refreshedAt} short />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
