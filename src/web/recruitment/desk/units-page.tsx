import { unitsPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { RecruitingUnit } from '#contract/recruitment/desk.ts';
import { namesOf } from '#domain/locale.ts';
import { unitStandings } from '#domain/recruitment/position-moves.ts';
import { queryClient } from '#web/api/query-client.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { useActivityChoices } from '#web/desk/own-activities.ts';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { recruitingUnitsQuery } from '../queries.ts';
import { unitStandingWords } from '../words.ts';

const unitCell = ({ unitId, unit, activity }: RecruitingUnit) => (
  <>
    <Link to="/admin/units/$unitId" params={{ unitId }} className="font-medium underline">
      <LocalizedName of={namesOf(unit)} />
    </Link>
    <SecondLine>
      <LocalizedName of={namesOf(activity)} />
    </SecondLine>
  </>
);

function Standing({ of: { standing } }: { of: RecruitingUnit }) {
  const { t } = useLingui();
  const { label, tone } = unitStandingWords[standing];
  return <Badge tone={tone}>{t(label)}</Badge>;
}
const standingCell = (row: RecruitingUnit) => <Standing of={row} />;

const positionsCell = ({ positions, listed }: RecruitingUnit) => (
  <>
    {positions}
    {positions > 0 && (
      <SecondLine>
        <Trans comment="Of a unit's positions">{listed} public</Trans>
      </SecondLine>
    )}
  </>
);

/** Who applied for a position of that unit at that fair. */
const applicationsCell = ({ applications, unitId, activityId }: RecruitingUnit) =>
  applications > 0 ? (
    <Link to="/admin/recruitment/talents" search={{ unitId, activityId }} className="underline">
      {applications}
    </Link>
  ) : (
    0
  );

/** The units of careers fairs (row 209). */
export function UnitsPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/admin/recruitment/units' });
  const fairs = useActivityChoices('RECRUIT');
  const list = useList({
    search,
    narrowedBy: ['search', 'activityId', 'standing'],
    size: unitsPageSize,
    answer: useQuery(recruitingUnitsQuery(search)),
    readPage: (page) => queryClient.fetchQuery(recruitingUnitsQuery({ ...search, page })),
  });
  const columns: Column<RecruitingUnit>[] = [
    { id: 'unit', header: t`Unit`, primary: true, cell: unitCell },
    { id: 'standing', header: t`State`, primary: true, cell: standingCell, width: 'lg:w-56' },
    {
      id: 'positions',
      header: t({ message: 'Positions', comment: 'Work that companies offer' }),
      cell: positionsCell,
      width: 'lg:w-36',
    },
    { id: 'applications', header: t`Applications`, cell: applicationsCell, width: 'lg:w-36' },
  ];
  return (
    <ListPage
      list={list}
      title={t`Recruiting units`}
      about={<Trans>Units that registered for a careers fair or were given a role at one.</Trans>}
      exported={{
        kind: 'recruiting-units',
        filter: { search: search.search, activityId: search.activityId, standing: search.standing },
      }}
      searched={t({ message: 'Name', context: 'activity', comment: 'Of a unit' })}
      filters={[
        { of: 'activityId', label: t`Activity`, options: fairs },
        {
          of: 'standing',
          label: t`State`,
          options: unitStandings.map((value) => ({ value, label: t(unitStandingWords[value].label) })),
        },
      ]}
      columns={columns}
      empty={{
        icon: 'briefcase',
        nothing: <Trans>No recruiting units yet</Trans>,
        hint: <Trans>Units appear here once they register for a careers fair.</Trans>,
        nothingFits: <Trans>No units found</Trans>,
      }}
    />
  );
}
