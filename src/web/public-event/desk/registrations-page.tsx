import { publicEventPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { DeskRegistration } from '#contract/public-event/desk.ts';
import { registrationStatuses } from '#domain/public-event/registration-moves.ts';
import { queryClient } from '#web/api/query-client.ts';
import { ExportLink } from '#web/desk/export-link.tsx';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { Moves } from '#web/moves/moves.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { moveRegistration, publicEventChanges, registrationsQuery } from '../queries.ts';
import type { RegistrationsSearch } from '../routes.ts';
import { usePublicEvents } from '../use-public-events.ts';
import { deskMoveWords, registrationWords } from '../words.ts';

/** Who registered for a public event, in order of arrival. */
export function RegistrationsPage() {
  const { t } = useLingui();
  const given = useSearch({ from: '/admin/public-event' });
  const events = usePublicEvents();
  const activityId = given.activityId ?? events[0]?.value;
  const search: RegistrationsSearch = { ...given, activityId };
  const list = useList({
    search,
    narrowedBy: ['status', 'search'],
    size: publicEventPageSize,
    answer: useQuery({ ...registrationsQuery(search), enabled: activityId !== undefined }),
    readPage: (page) => queryClient.fetchQuery(registrationsQuery({ ...search, page })),
  });
  const columns: Column<DeskRegistration>[] = [
    { id: 'arrival', header: t`No.`, cell: ({ arrival }) => arrival, width: 'lg:w-16' },
    { id: 'name', header: t`Name`, primary: true, cell: nameCell },
    {
      id: 'seats',
      header: t`Seats`,
      cell: ({ seats }) => seats,
      width: 'lg:w-20',
    },
    { id: 'standing', header: t`State`, primary: true, cell: (row) => <Standing of={row} />, width: 'lg:w-44' },
    { id: 'at', header: t`Registered`, cell: ({ createdAt }) => <DateTime at={createdAt} short />, width: 'lg:w-40' },
  ];
  const filters: ListFilter<RegistrationsSearch>[] = [
    { of: 'activityId', label: t`Activity`, options: events },
    {
      of: 'status',
      label: t`State`,
      options: registrationStatuses.map((value) => ({ value, label: t(registrationWords[value].label) })),
    },
  ];
  return (
    <ListPage
      list={list}
      title={t`Public events`}
      about={
        <Trans>In order of registration. Seats that become free are offered to the waiting list automatically.</Trans>
      }
      pageActions={
        <>
          {activityId && (
            <ExportLink
              kind="public-registrations"
              filter={{ activityId, status: given.status, search: given.search }}
            />
          )}
          <LinkButton to="/admin/public-event/demands" icon="list">
            <Trans>Demands of the units</Trans>
          </LinkButton>
          <LinkButton to="/admin/public-event/seats" search={{ activityId }} icon="settings">
            <Trans>Seats and announcement</Trans>
          </LinkButton>
        </>
      }
      searched={t`Name or group`}
      filters={filters}
      columns={columns}
      actions={actionsOf}
      actionsWidth="lg:w-64"
      empty={{
        icon: 'users',
        nothing: <Trans>No one has registered yet</Trans>,
        hint: <Trans>People who register without an account appear here.</Trans>,
        nothingFits: <Trans>No registrations found</Trans>,
      }}
    />
  );
}

const nameCell = ({ name, groupName, email }: DeskRegistration) => (
  <>
    {groupName || name}
    <SecondLine>{groupName ? `${name} · ${email}` : email}</SecondLine>
  </>
);

function Standing({ of: { status, offeredUntil } }: { of: DeskRegistration }) {
  const { t } = useLingui();
  const { label, tone } = registrationWords[status];
  return (
    <>
      <Badge tone={tone}>{t(label)}</Badge>
      {offeredUntil && (
        <SecondLine>
          <Trans comment="Seats are kept">
            until <DateTime at={offeredUntil} short />
          </Trans>
        </SecondLine>
      )}
    </>
  );
}

const actionsOf = ({ id, version, offers }: DeskRegistration) => (
  <div className="flex flex-wrap justify-end gap-2">
    <Moves
      offers={offers}
      words={deskMoveWords}
      caseId={id}
      beginsLater
      make={(move, { note }) => moveRegistration(id, { move, version, note })}
      changes={publicEventChanges}
    />
  </div>
);
