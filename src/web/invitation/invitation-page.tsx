import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { DeskInvitation } from '#contract/invitation.ts';
import { useMay } from '#web/api/use-may.ts';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { administrators } from '#domain/account/roles.ts';
import { type InvitationDetails, invitationFields, invitationProblems } from '#domain/invitation/check-invitation.ts';
import type { InvitationDeed } from '#domain/invitation/desk-deeds.ts';
import type { InvitedRole } from '#domain/invitation/invited-as.ts';
import { namesOf } from '#domain/locale.ts';
import { changed } from '#web/api/changed.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { type Fact, Facts } from '#web/desk/facts.tsx';
import { HistoryCard } from '#web/desk/history-card.tsx';
import { RecordPage } from '#web/desk/record-page.tsx';
import { SaveChanges } from '#web/desk/save-changes.tsx';
import { localeNames } from '#web/i18n/locale-names.ts';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { roleWords } from '#domain/account/role-words.ts';
import { Moves } from '#web/moves/moves.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { showDeeds } from '#web/undo/deeds.ts';
import { StateBadge } from './invitation-marks.tsx';
import { InvitationFields } from './invitation-fields.tsx';
import {
  doToInvitation,
  invitationQuery,
  type InvitationPage as Page,
  invitationsKey,
  saveInvitation,
} from './queries.ts';
import { RoleChoice } from './role-choice.tsx';
import { actionWords, deedWords, fieldWords } from './words.ts';

/** One invitation: what it says, what became of it, and what can be done. */
export function InvitationPage() {
  const { invitationId } = useParams({ from: '/admin/invitations/$invitationId' });
  return (
    <RecordPage
      query={useQuery(invitationQuery(invitationId))}
      title={<Trans>Invitation</Trans>}
      back={<BackToList to="/admin/invitations" />}
    >
      {(page) => <Shown key={invitationId} page={page} />}
    </RecordPage>
  );
}

function Shown({ page: { invitation, offers, history } }: { page: Page }) {
  const mayWrite = useMay('editInvitation', administrators);
  const { text } = useName(namesOf(invitation));
  const { state } = invitation;
  const mayEdit = mayWrite && state !== 'ACTIVATED' && state !== 'DISABLED';
  return (
    <>
      <PageHeader
        title={text || <Trans>Invitation</Trans>}
        back={<BackToList to="/admin/invitations" />}
        actions={<Deeds invitation={invitation} offers={offers} />}
      >
        <StateBadge state={state} />
      </PageHeader>
      <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
        <Card title={<Trans>The unit</Trans>}>
          {mayEdit ? <DetailsForm invitation={invitation} /> : <DetailsText invitation={invitation} />}
        </Card>
        <div className="flex flex-col gap-6">
          <Course invitation={invitation} />
          <History entries={history} />
        </div>
      </div>
    </>
  );
}

function Deeds({ invitation, offers }: Pick<Page, 'invitation' | 'offers'>) {
  const { t } = useLingui();
  const make = async (deed: InvitationDeed) => {
    const { notice, bulkId } = await doToInvitation(deed, invitation);
    if (notice) toast({ tone: 'bad', text: t`There's no text for this message, so it wasn't sent.` });
    if (bulkId) await showDeeds();
  };
  return <Moves offers={offers} words={deedWords} caseId={invitation.id} make={make} changes={[invitationsKey]} />;
}

/** To what and as what, and how far it has come. */
function Course({ invitation }: { invitation: DeskInvitation }) {
  const { t } = useLingui();
  const { activity, orgType, role, sentAt, expiresAt, state, username, accountId, activatedAt } = invitation;
  const waits = state === 'SENT' || state === 'OPENED' || state === 'BIND_OFFERED';
  const facts: (Fact | false | null | '')[] = [
    { key: 'activity', label: t`Activity`, value: activity ? <LocalizedName of={namesOf(activity)} /> : '–' },
    { key: 'role', label: t`Invited as`, value: `${t(roleWords[orgType])}${role ? ` · ${role}` : ''}` },
    sentAt && {
      key: 'sent',
      label: t({ message: 'Sent on', context: 'invitation' }),
      value: <DateTime at={sentAt} short />,
    },
    waits && expiresAt && { key: 'until', label: t`Link works until`, value: <DateTime at={expiresAt} short /> },
    activatedAt && { key: 'answered', label: t`Answered on`, value: <DateTime at={activatedAt} short /> },
    username &&
      accountId && {
        key: 'by',
        label: t`Answered by`,
        value: (
          <TextLink to="/admin/accounts/$accountId" params={{ accountId }}>
            {username}
          </TextLink>
        ),
      },
  ];
  return (
    <Card title={<Trans>Invitation</Trans>}>
      <Facts of={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />
    </Card>
  );
}

function History({ entries }: { entries: Page['history'] }) {
  const { t } = useLingui();
  return (
    <HistoryCard
      entries={entries.toReversed().map(({ at, action, by }) => {
        const words = actionWords[action];
        return { key: at + action, what: words ? t(words) : action, at, by };
      })}
    />
  );
}

type Edited = InvitationDetails & InvitedRole;

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
    <Facts
      of={texts.map((field) => ({
        key: field,
        label: t(fieldWords[field]),
        value: field === 'language' ? localeNames[invitation.language] : invitation[field],
      }))}
    />
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
      await changed(invitationsKey);
      return versioned(saved);
    },
    fetchNewest: async () => versioned((await client.fetchQuery({ ...invitationQuery(id), staleTime: 0 })).invitation),
  });
  const moved = form.values.contactEmail !== invitation.contactEmail && invitation.sentCount > 0;
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <RoleChoice
          category={invitation.activity?.category ?? null}
          value={form.values}
          errorAt={form.errorAt}
          onChange={({ orgType, role }) => {
            form.set('orgType', orgType);
            form.set('role', role);
          }}
        />
      </div>
      <InvitationFields form={form} />
      {moved && (
        <p className="text-muted">
          <Trans>The link sent to the old address stops working. Send it again afterwards.</Trans>
        </p>
      )}
      <SaveChanges form={form} dirty={dirty} discard={discard} />
      {conflict && (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => (field === 'orgType' || field === 'role' ? t`Invited as` : t(fieldWords[field]))}
          show={(field, values) => (field === 'orgType' ? t(roleWords[values.orgType]) : values[field])}
          onResolve={resolve}
          onClose={leaveConflict}
        />
      )}
    </form>
  );
}
