import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Counted } from '#contract/api.ts';
import type { DeskInvitation } from '#contract/invitation.ts';
import { type InvitationDeed } from '#domain/invitation/desk-deeds.ts';
import { invitationStates } from '#domain/invitation/words.ts';
import { namesOf } from '#domain/locale.ts';
import { useProfile } from '#web/api/profile.ts';
import { countText } from '#web/desk/count-text.ts';
import { EmptyList } from '#web/desk/empty-list.tsx';
import { ExportLink } from '#web/desk/export-link.tsx';
import { FilterBar } from '#web/desk/filter-bar.tsx';
import { Found } from '#web/desk/found.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { ActivityChoice } from './activity-choice.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { Standing, UnitName } from './invitation-marks.tsx';
import { type InvitationFilter, invitationsQuery, pageSize } from './queries.ts';
import type { InvitationsSearch } from './routes.ts';
import { stateWords } from './words.ts';

const unitCell = (invitation: DeskInvitation) => <UnitName of={invitation} />;
const standingCell = (invitation: DeskInvitation) => <Standing of={invitation} />;
const activityCell = ({ activity }: DeskInvitation) => activity && <LocalizedName of={namesOf(activity)} />;
const sentCell = ({ sentCount }: DeskInvitation) => sentCount;
const openLink = (invitation: DeskInvitation) => (
  <LinkButton tone="quiet" icon="eye" to="/admin/invitations/$invitationId" params={{ invitationId: invitation.id }}>
    <Trans>Details</Trans>
  </LinkButton>
);

const noFilter = { standing: undefined, unanswered: undefined, search: undefined } as const;

/** Who is invited, who was written to, and who has answered. */
export function InvitationsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch({ from: '/admin/invitations' });
  const mayWrite = useProfile()?.orgType === 'FUND_ADMIN';
  const [deed, setDeed] = useState<InvitationDeed | null>(null);
  const { page = 0, standing, unanswered, ...rest } = search;
  const filter: InvitationFilter = { ...rest, state: standing, unanswered: unanswered === 'true' || undefined };
  const { data, error, refetch } = useQuery(invitationsQuery(filter, page));
  const filtered = Boolean(standing ?? unanswered ?? rest.search);
  const go = (change: Partial<InvitationsSearch>) =>
    void navigate({
      to: '/admin/invitations',
      search: { ...search, page: undefined, ...change },
      replace: 'search' in change,
    });
  const total = data?.totalElements;
  const { activityId } = search;

  const columns: Column<DeskInvitation>[] = [
    {
      id: 'unit',
      header: t({ message: 'Unit', comment: 'The organisation that somebody acts for' }),
      primary: true,
      cell: unitCell,
    },
    { id: 'standing', header: t({ message: 'State', comment: 'Of an invitation' }), primary: true, cell: standingCell },
    { id: 'activity', header: t`Activity`, cell: activityCell },
    { id: 'sent', header: t`Times sent`, align: 'end', cell: sentCell },
  ];

  return (
    <>
      <PageHeader
        title={<Trans>Invitations</Trans>}
        actions={
          mayWrite && (
            <>
              <LinkButton to="/admin/invitations/import" search={{ activityId }} icon="upload">
                <Trans>From a sheet</Trans>
              </LinkButton>
              <LinkButton to="/admin/invitations/new" search={{ activityId }} tone="primary" icon="plus">
                <Trans>Invite a unit</Trans>
              </LinkButton>
            </>
          )
        }
      >
        <Trans>Who is invited, who was written to, and who has answered.</Trans>
      </PageHeader>
      <div className="mb-4 md:max-w-md">
        <ActivityChoice withAll value={activityId} onChange={(id) => go({ activityId: id })} />
      </div>
      <div className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Tile
          label={<Trans>Invited</Trans>}
          count={data?.counts.all}
          chosen={!filtered}
          onChoose={() => go(noFilter)}
        />
        <Tile
          label={<Trans comment="Of an invitation">Not sent yet</Trans>}
          count={data?.counts.unsent}
          chosen={standing === 'CREATED'}
          onChoose={() => go({ ...noFilter, standing: 'CREATED' })}
        />
        <Tile
          label={<Trans>Not answered yet</Trans>}
          count={data?.counts.unanswered}
          chosen={unanswered === 'true'}
          onChoose={() => go({ ...noFilter, unanswered: 'true' })}
        />
        <Tile
          label={
            <Trans context="invitation" comment="Of an invitation: answered">
              Registered
            </Trans>
          }
          count={data?.counts.answered}
          chosen={standing === 'ACTIVATED'}
          onChoose={() => go({ ...noFilter, standing: 'ACTIVATED' })}
        />
      </div>
      <FilterBar label={t`Unit, contact person or e-mail`} text={search.search} onText={(text) => go({ search: text })}>
        <SelectField
          label={t({ message: 'State', comment: 'Of an invitation' })}
          value={standing ?? ''}
          options={[
            { value: '' as const, label: t({ message: 'All', comment: 'No filter' }) },
            ...invitationStates.map((value) => ({ value, label: t(stateWords[value].label) })),
          ]}
          onChange={(value) => go({ standing: value || undefined, unanswered: undefined })}
        />
      </FilterBar>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <output className="text-muted tabular-nums">{data && <Found counted={data} />}</output>
        <span className="flex flex-wrap gap-2">
          <ExportLink kind="invitations" filter={filter} />
          {mayWrite && Boolean(total) && (
            <Menu
              label={t`Do to all that were found`}
              items={[
                { id: 'send', icon: 'send', label: t`Send those not sent yet`, onSelect: () => setDeed('send') },
                {
                  id: 'resend',
                  icon: 'bell',
                  label: t`Remind those who have not answered`,
                  onSelect: () => setDeed('resend'),
                },
                {
                  id: 'disable',
                  icon: 'ban',
                  label: t`Disable those not answered`,
                  onSelect: () => setDeed('disable'),
                },
              ]}
            >
              <span className="flex items-center gap-2 font-medium">
                <Trans>All that were found</Trans>
                <Icon name="chevron-down" size="sm" />
              </span>
            </Menu>
          )}
        </span>
      </div>
      <DataTable
        label={t`Invitations`}
        columns={columns}
        rows={data?.content}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        actions={openLink}
        empty={
          <EmptyList filtered={filtered} nothingFits={<Trans>No invitation fits</Trans>} onShowAll={() => go(noFilter)}>
            <EmptyState
              icon="mail"
              title={<Trans>Nobody is invited yet</Trans>}
              action={
                mayWrite && (
                  <LinkButton to="/admin/invitations/import" search={{ activityId }} icon="upload" tone="primary">
                    <Trans>Invite from a sheet</Trans>
                  </LinkButton>
                )
              }
            >
              <Trans>A mail with a link leads each unit to its registration.</Trans>
            </EmptyState>
          </EmptyList>
        }
        paging={{ page, size: pageSize, total: total ?? 0, more: data?.more, onPage: (next) => go({ page: next }) }}
      />
      {deed && <BulkDialog deed={deed} filter={filter} onClose={() => setDeed(null)} />}
    </>
  );
}

/** A number that filters the list for what it counts. */
function Tile({
  label,
  count,
  chosen,
  onChoose,
}: {
  label: ReactNode;
  count: Counted | undefined;
  chosen: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className="flex min-h-touch flex-col items-start rounded-card border border-line bg-surface px-4 py-3 text-left shadow-card hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft"
    >
      <span className="text-2xl font-semibold tabular-nums">{count ? countText(count) : '–'}</span>
      <span className="text-sm">{label}</span>
    </button>
  );
}
