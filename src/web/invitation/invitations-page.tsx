import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Counted } from '#contract/api.ts';
import type { DeskInvitation } from '#contract/invitation.ts';
import { administrators } from '#domain/account/roles.ts';
import { type InvitationDeed } from '#domain/invitation/desk-deeds.ts';
import { invitationStates } from '#domain/invitation/words.ts';
import { namesOf } from '#domain/locale.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useMay } from '#web/api/use-may.ts';
import { countText } from '#web/desk/count-text.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useActivityOptions } from './activity-choice.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { Standing, UnitName } from './invitation-marks.tsx';
import { type InvitationFilter, invitationsQuery } from './queries.ts';
import { stateWords } from './words.ts';

const unitCell = (invitation: DeskInvitation) => <UnitName of={invitation} />;
const standingCell = (invitation: DeskInvitation) => <Standing of={invitation} />;
const activityCell = ({ activity }: DeskInvitation) => activity && <LocalizedName of={namesOf(activity)} />;
const sentCell = ({ sentCount }: DeskInvitation) => sentCount;
const linkOf = (invitation: DeskInvitation) =>
  linkOptions({ to: '/admin/invitations/$invitationId', params: { invitationId: invitation.id } });

const noFilter = { standing: undefined, unanswered: undefined, search: undefined } as const;

/** Who is invited, who was written to, and who has answered. */
export function InvitationsPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/admin/invitations' });
  const mayWrite = useMay('doToInvitations', administrators);
  const [deed, setDeed] = useState<InvitationDeed | null>(null);
  const { page = 0, standing, unanswered, ...rest } = search;
  const filter: InvitationFilter = { ...rest, state: standing, unanswered: unanswered === 'true' || undefined };
  const answer = useQuery(invitationsQuery(filter, page));
  const { data } = answer;
  const list = useList({
    search,
    narrowedBy: ['search', 'standing', 'unanswered'],
    answer,
    readPage: (at) => queryClient.fetchQuery(invitationsQuery(filter, at)),
  });
  const { filtered, set: go } = list;
  const total = data?.totalElements;
  const { activityId } = search;

  const columns: Column<DeskInvitation>[] = [
    {
      id: 'unit',
      header: t({ message: 'Unit', comment: 'The organisation that somebody acts for' }),
      primary: true,
      cell: unitCell,
    },
    {
      id: 'standing',
      header: t({ message: 'State', comment: 'Of an invitation' }),
      primary: true,
      cell: standingCell,
      width: 'lg:w-72',
    },
    { id: 'activity', header: t`Activity`, cell: activityCell, width: 'lg:w-[26%]' },
    { id: 'sent', header: t`Times sent`, align: 'end', cell: sentCell, width: 'lg:w-28' },
  ];

  return (
    <>
      <ListPage
        list={list}
        title={t`Invitations`}
        about={<Trans>Who’s invited, who’s been sent an invitation and who’s answered.</Trans>}
        exported={{ kind: 'invitations', filter }}
        pageActions={
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
        above={
          <div className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4 compact:mb-2 compact:gap-2">
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
        }
        searched={t`Unit, contact person or e-mail`}
        filters={[
          { of: 'activityId', label: t`Activity`, options: useActivityOptions() },
          {
            of: 'standing',
            label: t({ message: 'State', comment: 'Of an invitation' }),
            options: invitationStates.map((value) => ({ value, label: t(stateWords[value].label) })),
            clears: ['unanswered'],
          },
        ]}
        tools={
          mayWrite &&
          Boolean(total) && (
            <Menu
              label={t`For all results`}
              items={[
                { id: 'send', icon: 'send', label: t`Send unsent ones`, onSelect: () => setDeed('send') },
                {
                  id: 'resend',
                  icon: 'bell',
                  label: t`Remind those who haven’t answered`,
                  onSelect: () => setDeed('resend'),
                },
                {
                  id: 'disable',
                  icon: 'ban',
                  label: t`Disable unanswered ones`,
                  onSelect: () => setDeed('disable'),
                },
              ]}
            >
              <span className="flex flex-wrap items-center gap-x-2 font-medium">
                <Trans>All results</Trans>
                <Icon name="chevron-down" size="sm" />
              </span>
            </Menu>
          )
        }
        columns={columns}
        linkOf={linkOf}
        empty={{
          icon: 'mail',
          nothing: <Trans>No invitations yet</Trans>,
          hint: <Trans>Each unit gets an e-mail with a link to register.</Trans>,
          action: mayWrite && (
            <LinkButton to="/admin/invitations/import" search={{ activityId }} icon="upload" tone="primary">
              <Trans>Invite from a sheet</Trans>
            </LinkButton>
          ),
          nothingFits: <Trans>No invitations found</Trans>,
        }}
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
      className="flex min-h-touch flex-col items-start rounded-card border border-line bg-surface px-4 py-3 text-left shadow-card compact:flex-row compact:items-baseline compact:gap-2 compact:px-3 compact:py-1 hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft"
    >
      <span className="text-2xl font-semibold tabular-nums compact:text-base">{count ? countText(count) : '–'}</span>
      <span className="text-sm">{label}</span>
    </button>
  );
}
