import { recruitmentPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PositionRow } from '#contract/recruitment/position.ts';
import { namesOf } from '#domain/locale.ts';
import { positionStatuses } from '#domain/recruitment/position-status.ts';
import { queryClient } from '#web/api/query-client.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { useActivityChoices } from '#web/desk/own-activities.ts';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { PositionName, TypeName } from '../marks.tsx';
import { PositionStanding } from '../standing.tsx';
import { positionsFilterOf, positionsQuery } from '../queries.ts';
import type { PositionsSearch } from '../routes.ts';
import { positionStatusWords } from '#domain/recruitment/status-words.ts';

const nameCell = (row: PositionRow) => (
  <>
    <PositionName of={row} />
    <SecondLine>
      <LocalizedName of={namesOf(row.unit)} />
    </SecondLine>
  </>
);
const typeCell = ({ type }: PositionRow) => <TypeName type={type} />;
const standingCell = ({ status }: PositionRow) => <PositionStanding word={status} />;
const changedCell = ({ updatedAt }: PositionRow) => <DateTime at={updatedAt} short />;

/** Positions as their company, the event contractor or the fund works on them. */
export function PositionsTable({
  search,
  title,
  about,
  linkOf,
  waiting,
  pageActions,
  exported = false,
}: {
  search: PositionsSearch;
  title: string;
  about: ReactNode;
  linkOf: (row: PositionRow) => LinkProps;
  /** What those are called that wait for whoever looks; left out for whoever decides nothing. */
  waiting?: string;
  pageActions?: ReactNode;
  /** It can be taken as a sheet. */
  exported?: boolean;
}) {
  const { t } = useLingui();
  const list = useList({
    search,
    narrowedBy: ['standing', 'which', 'search'],
    size: recruitmentPageSize,
    answer: useQuery(positionsQuery(search)),
    readPage: (page) => queryClient.fetchQuery(positionsQuery({ ...search, page })),
  });
  const standing = t({ message: 'State', comment: 'Of a position' });
  const columns: Column<PositionRow>[] = [
    { id: 'name', header: t({ message: 'Position', comment: 'Work that is offered' }), primary: true, cell: nameCell },
    { id: 'type', header: t({ message: 'Kind', context: 'record' }), cell: typeCell, width: 'lg:w-36' },
    { id: 'standing', header: standing, primary: true, cell: standingCell, width: 'lg:w-72' },
    { id: 'changed', header: t`Changed`, cell: changedCell, width: 'lg:w-44' },
  ];
  const filters: ListFilter<PositionsSearch>[] = [
    { of: 'activityId', label: t`Activity`, options: useActivityChoices('RECRUIT') },
    ...(waiting ? [{ of: 'which' as const, label: t`Whose`, options: [{ value: 'toDecide', label: waiting }] }] : []),
    {
      of: 'standing',
      label: standing,
      options: positionStatuses.map((value) => ({ value, label: t(positionStatusWords[value]) })),
    },
  ];
  return (
    <ListPage
      list={list}
      title={title}
      about={about}
      pageActions={pageActions}
      {...(exported ? { exported: { kind: 'positions', filter: positionsFilterOf(search) } } : {})}
      searched={t`Name, text or company`}
      filters={filters}
      columns={columns}
      linkOf={linkOf}
      empty={{
        icon: 'briefcase',
        nothing: <Trans>No positions yet</Trans>,
        hint: <Trans>Submitted positions appear here.</Trans>,
        action: pageActions,
        nothingFits: <Trans>No positions found</Trans>,
      }}
    />
  );
}
