import { roadShowPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { RoadShowUnit } from '#contract/road-show/road-show.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { namesOf } from '#domain/locale.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useMay } from '#web/api/use-may.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { unitsQuery } from './queries.ts';
import type { UnitsSearch } from './routes.ts';

const nameCell = (unit: RoadShowUnit) => <LocalizedName of={namesOf(unit)} />;

/** The units of a road show that one's level sees, each with what they handed in. */
export function UnitsPage() {
  const { t } = useLingui();
  const mayTakeSheet = useMay('startExport', fundStaff);
  const search: UnitsSearch = useSearch({ from: '/talk/etp/list' });
  const list = useList({
    search,
    narrowedBy: ['search'],
    size: roadShowPageSize,
    answer: useQuery(unitsQuery(search)),
    readPage: (page) => queryClient.fetchQuery(unitsQuery({ ...search, page })),
  });
  const columns: Column<RoadShowUnit>[] = [
    {
      id: 'name',
      header: t({ message: 'Name', context: 'activity', comment: 'Of a unit' }),
      primary: true,
      cell: nameCell,
    },
    { id: 'results', header: t`Results`, align: 'end', cell: ({ results }) => results, width: 'lg:w-40' },
    { id: 'demands', header: t`Demands`, align: 'end', cell: ({ demands }) => demands, width: 'lg:w-40' },
  ];
  return (
    <ListPage
      list={list}
      title={t`Units of the road show`}
      about={<Trans>Each with the results and demands you can see.</Trans>}
      {...(mayTakeSheet && { exported: { kind: 'road-show-units', filter: { ...search, page: undefined } } })}
      searched={t`Name of the unit`}
      filters={[]}
      columns={columns}
      linkOf={({ id }) =>
        linkOptions({ to: '/talk2/apply-list', search: { activityId: search.activityId, unitManagementId: id } })
      }
      empty={{
        icon: 'building',
        nothing: <Trans>No unit has submitted anything you can see</Trans>,
        nothingFits: <Trans>Nothing found</Trans>,
      }}
    />
  );
}
