import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { HeldMeeting } from '#contract/meeting.ts';
import { namesOf } from '#domain/locale.ts';
import { queryClient } from '#web/api/query-client.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { listSize } from '#web/desk/list-size.ts';
import { useList } from '#web/desk/use-list.ts';
import { useUnitFilter } from '#web/desk/use-unit-filter.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { heldQuery } from './queries.ts';

const whenCell = ({ begin }: HeldMeeting) => <DateTime at={begin} short />;
const whoCell = ({ unitA }: HeldMeeting) => <LocalizedName of={namesOf(unitA)} />;
const withCell = ({ unitB }: HeldMeeting) => <LocalizedName of={namesOf(unitB)} />;
const whereCell = ({ place, table }: HeldMeeting) => [place, table].filter(Boolean).join(' · ');

/** Meetings that took place: over, and of which neither side said that they were not held. */
export function HeldMeetingsPage() {
  const { t } = useLingui();
  const { activityId } = useParams({ from: '/admin/schedule/$activityId/held' });
  const search = useSearch({ from: '/admin/schedule/$activityId/held' });
  const list = useList({
    search,
    narrowedBy: ['unitId'],
    answer: useQuery(heldQuery(activityId, { ...search, size: listSize })),
    readPage: (page) => queryClient.fetchQuery(heldQuery(activityId, { ...search, page, size: listSize })),
  });
  const columns: Column<HeldMeeting>[] = [
    {
      id: 'when',
      header: t({ message: 'When', comment: 'A column' }),
      primary: true,
      cell: whenCell,
      width: 'lg:w-44',
    },
    { id: 'who', header: t`Unit`, primary: true, cell: whoCell },
    { id: 'with', header: t({ message: 'With', comment: 'Whom somebody met; a column' }), cell: withCell },
    { id: 'where', header: t({ message: 'Table', comment: 'Where a meeting was' }), cell: whereCell, width: 'lg:w-40' },
  ];
  return (
    <ListPage
      list={list}
      title={t`Meetings held`}
      about={<Trans>Released meetings that are over and of which neither side said that it was not held.</Trans>}
      filters={useUnitFilter(search.unitId)}
      columns={columns}
      empty={{
        icon: 'clock',
        nothing: <Trans>No meeting was held yet</Trans>,
        hint: <Trans>Meetings of the released schedule stand here once they are over.</Trans>,
        nothingFits: <Trans>No meeting fits</Trans>,
      }}
    />
  );
}
