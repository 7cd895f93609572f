import { boardPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Talent } from '#contract/recruitment/board.ts';
import { namesOf } from '#domain/locale.ts';
import { queryClient } from '#web/api/query-client.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { ExportLink } from '#web/desk/export-link.tsx';
import { useActivityChoices } from '#web/desk/own-activities.ts';
import { useList } from '#web/desk/use-list.ts';
import { useUnitFilter } from '#web/desk/use-unit-filter.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { talentsQuery } from '../queries.ts';

const nameCell = ({ name, email, mobile }: Talent) => (
  <>
    {name}
    <SecondLine>
      {email} · {mobile}
    </SecondLine>
  </>
);
const positionCell = ({ position, unit }: Talent) => (
  <>
    <LocalizedName of={namesOf(position)} />
    <SecondLine>
      <LocalizedName of={namesOf(unit)} />
    </SecondLine>
  </>
);
const countCell = ({ applications }: Talent) => applications;
const newestCell = ({ createdAt }: Talent) => <DateTime at={createdAt} short />;

/** Everybody who applied for a position (row 209). */
export function TalentsPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/admin/recruitment/talents' });
  const fairs = useActivityChoices('RECRUIT');
  const ofUnit = useUnitFilter(search.unitId);
  const list = useList({
    search,
    narrowedBy: ['search', 'activityId', 'unitId'],
    size: boardPageSize,
    answer: useQuery(talentsQuery(search)),
    readPage: (page) => queryClient.fetchQuery(talentsQuery({ ...search, page })),
  });
  const columns: Column<Talent>[] = [
    { id: 'name', header: t`Name`, primary: true, cell: nameCell },
    { id: 'position', header: t`Newest application`, cell: positionCell },
    { id: 'count', header: t`Applications`, cell: countCell, width: 'lg:w-36' },
    { id: 'newest', header: t`Received`, cell: newestCell, width: 'lg:w-48' },
  ];
  return (
    <ListPage
      list={list}
      title={t`Applicants`}
      about={<Trans>Everyone who applied for a position. Withdrawn and deleted applications aren’t shown.</Trans>}
      pageActions={
        <ExportLink
          kind="job-applications"
          filter={{ search: search.search, activityId: search.activityId, unitId: search.unitId }}
        />
      }
      searched={t`Name`}
      filters={[{ of: 'activityId', label: t`Activity`, options: fairs }, ...ofUnit]}
      columns={columns}
      empty={{
        icon: 'users',
        nothing: <Trans>No applications yet</Trans>,
        hint: <Trans>Once a position is public, anyone can apply.</Trans>,
        nothingFits: <Trans>No applicants found</Trans>,
      }}
    />
  );
}
