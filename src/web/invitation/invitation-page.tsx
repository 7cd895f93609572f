import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskInvitation } from '#contract/invitation.ts';
import { type InvitationDetails, invitationFields, invitationProblems } from '#domain/invitation/check-invitation.ts';
import { deedIsOffered, deedNames, type InvitationDeed } from '#domain/invitation/desk-deeds.ts';
import { namesOf } from '#domain/locale.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { useProfile } from '#web/api/profile.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { SaveChanges } from '#web/desk/save-changes.tsx';
import { localeNames } from '#web/i18n/locale-names.ts';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { orgTypeWords } from '#web/login/role-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { DeedName, StateBadge } from './invitation-marks.tsx';
import { InvitationFields } from './invitation-fields.tsx';
import { doToInvitation, invitationQuery, invitationsKey, type Role, saveInvitation } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';
import { actionWords, deedIcons, fieldWords } from './words.ts';

/** One invitation: what it says, what became of it, and what can be done. */
export function InvitationPage() {
  const { invitationId } = useParams({ from: '/admin/invitations/$invitationId' });
  const { data, error, refetch } = useQuery(invitationQuery(invitationId));
  const mayWrite = useProfile()?.orgType === 'FUND_ADMIN';
  const { text } = useName(namesOf(data?.invitation ?? {}));
  const invitation = data?.invitation;
  const isOpen = invitation && invitation.state !== 'ACTIVATED' && invitation.state !== 'DISABLED';
  return (
    <>
      <PageHeader
        title={text || <Trans>Invitation</Trans>}
        back={<BackLink to="/admin/invitations" search={{ activityId: invitation?.activity?.id }} />}
        actions={mayWrite && invitation && <Deeds invitation={invitation} />}
      >
        {invitation && <StateBadge state={invitation.state} />}
      </PageHeader>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data && invitation && (
        <div key={invitationId} className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
          <Card title={<Trans>The unit</Trans>}>
            {mayWrite && isOpen ? <DetailsForm invitation={invitation} /> : <DetailsText invitation={invitation} />}
          </Card>
          <div className="flex flex-col gap-6">
            <Facts invitation={invitation} />
            <History entries={data.history} />
          </div>
        </div>
      )}
    </>
  );
}

function Deeds({ invitation }: { invitation: DeskInvitation }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const carryOut = async (deed: InvitationDeed) => {
    if (deed === 'disable') {
      const sure = await ask({
        title: <Trans>Disable this invitation?</Trans>,
        text: <Trans>Its link opens nothing any more. It can be sent again later.</Trans>,
        action: <DeedName deed="disable" />,
        tone: 'danger',
      });
      if (!sure) return;
    }
    setBusy(true);
    try {
      const { notice } = await doToInvitation(deed, invitation);
      if (notice) toast({ tone: 'bad', text: t`There is no text for this message, so it was not sent.` });
      else toast({ text: deed === 'disable' ? t`The invitation is disabled.` : t`The invitation is on its way.` });
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: invitationsKey });
    }
  };
  return deedNames
    .filter((deed) => deedIsOffered(deed, invitation.state))
    .map((deed) => (
      <Button
        key={deed}
        tone={deed === 'send' ? 'primary' : 'secondary'}
        icon={deedIcons[deed]}
        busy={busy}
        onClick={() => void carryOut(deed)}
      >
        <DeedName deed={deed} />
      </Button>
    ));
}

function Facts({ invitation }: { invitation: DeskInvitation }) {
  const { t } = useLingui();
  const { activity, orgType, role, sentAt, expiresAt, state, username, accountId } = invitation;
  const waits = state === 'SENT' || state === 'OPENED' || state === 'BIND_OFFERED';
  return (
    <Card title={<Trans>Invitation</Trans>}>
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="text-sm text-muted">
            <Trans>Activity</Trans>
          </dt>
          <dd>{activity ? <LocalizedName of={namesOf(activity)} /> : '–'}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">
            <Trans>Invited as</Trans>
          </dt>
          <dd>
            {t(orgTypeWords[orgType])}
            {role && ` · ${role}`}
          </dd>
        </div>
        {sentAt && (
          <div>
            <dt className="text-sm text-muted">
              <Trans context="invitation">Sent on</Trans>
            </dt>
            <dd>
              <DateTime at={sentAt} short />
            </dd>
          </div>
        )}
        {waits && expiresAt && (
          <div>
            <dt className="text-sm text-muted">
              <Trans>The link is good until</Trans>
            </dt>
            <dd>
              <DateTime at={expiresAt} short />
            </dd>
          </div>
        )}
        {username && accountId && (
          <div>
            <dt className="text-sm text-muted">
              <Trans>Answered by</Trans>
            </dt>
            <dd>
              <TextLink to="/admin/accounts/$accountId" params={{ accountId }}>
                {username}
              </TextLink>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function History({
  entries,
}: {
  entries: readonly { at: Parameters<typeof DateTime>[0]['at']; action: string; by: string | null }[];
}) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>History</Trans>}>
      {entries.length === 0 && (
        <p className="text-muted">
          <Trans>Nothing has been recorded yet.</Trans>
        </p>
      )}
      <ol className="flex flex-col divide-y divide-line">
        {entries.toReversed().map(({ at, action, by }) => {
          const words = actionWords[action];
          return (
            <li key={at + action} className="py-2 first:pt-0 last:pb-0">
              <p className="font-medium">{words ? t(words) : action}</p>
              <p className="text-sm text-muted">
                <DateTime at={at} short />
                {by && ` · ${by}`}
              </p>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

type Edited = InvitationDetails & Role;

const editedOf = (from: DeskInvitation): Edited => {
  const details = Object.fromEntries(
    invitationFields.map((field) => [field, from[field]]),
  ) as unknown as InvitationDetails;
  return { ...details, orgType: from.orgType, role: from.role };
};

function DetailsText({ invitation }: { invitation: DeskInvitation }) {
  const { t } = useLingui();
  const texts = invitationFields.filter(
    (field) => typeof invitation[field] === 'string' && invitation[field] !== '' && field !== 'countryCode',
  );
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-1">
      {texts.map((field) => (
        <div key={field} className="contents">
          <dt className="text-muted">{t(fieldWords[field])}</dt>
          <dd className="break-words">{field === 'language' ? localeNames[invitation.language] : invitation[field]}</dd>
        </div>
      ))}
    </dl>
  );
}

function DetailsForm({ invitation }: { invitation: DeskInvitation }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { id } = invitation;
  const versioned = (one: DeskInvitation) => ({ values: editedOf(one), version: one.version });
  const { form, dirty, conflict, resolve, leaveConflict, discard } = useVersionedForm<Edited>({
    draftKey: `invitation:${id}`,
    loaded: versioned(invitation),
    check: invitationProblems,
    save: async ({ values, version }) => {
      const saved = await saveInvitation(id, { ...values, version });
      toast({ text: t`Saved.` });
      await client.invalidateQueries({ queryKey: invitationsKey });
      return versioned(saved);
    },
    fetchNewest: async () => versioned((await client.fetchQuery({ ...invitationQuery(id), staleTime: 0 })).invitation),
  });
  const moved = form.values.contactEmail !== invitation.contactEmail && invitation.sentCount > 0;
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <RoleChoice
          value={form.values}
          error={form.errorAt('role')}
          onChange={({ orgType, role }) => {
            form.set('orgType', orgType);
            form.set('role', role);
          }}
        />
      </div>
      <InvitationFields form={form} />
      {moved && (
        <p className="text-muted">
          <Trans>The link that was mailed to the old address opens nothing any more. Send it again afterwards.</Trans>
        </p>
      )}
      <SaveChanges form={form} dirty={dirty} discard={discard} />
      {conflict && (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => (field === 'orgType' || field === 'role' ? t`Invited as` : t(fieldWords[field]))}
          show={(field, values) => (field === 'orgType' ? t(orgTypeWords[values.orgType]) : values[field])}
          onResolve={resolve}
          onClose={leaveConflict}
        />
      )}
    </form>
  );
}
