import { roadShowPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RecordRow } from '#contract/road-show/road-show.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { recordStatuses } from '#domain/road-show/record-status.ts';
import { queryClient } from '#web/api/query-client.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { FieldName, KindName } from './marks.tsx';
import { RecordName } from './record-name.tsx';
import { RecordStanding } from './standing.tsx';
import { recordsQuery } from './queries.ts';
import type { RecordsSearch } from './routes.ts';
import { useRecordFilters } from './use-record-filters.ts';
import { recordStatusWords } from '#domain/road-show/status-words.ts';

const nameCell = (row: RecordRow) => (
  <>
    <RecordName of={row} />
    <SecondLine>
      <FieldName of={row.group} />
    </SecondLine>
  </>
);
const unitCell = ({ unit }: RecordRow) => <LocalizedName of={namesOf(unit)} />;
const standingCell = ({ status }: RecordRow) => <RecordStanding word={status} />;
const changedCell = ({ updatedAt }: RecordRow) => <DateTime at={updatedAt} short />;

const kindCell = ({ kind }: RecordRow) => <KindName kind={kind} />;

/** The road shows that whoever asks has to do with, as choices. */
export function useRoadShows() {
  const locale = useLocale();
  const { data } = useQuery(activitiesQuery);
  return (data?.content ?? [])
    .filter(({ category }) => category === 'ROADSHOW')
    .map((one) => ({ value: one.id, label: nameIn(one, locale) }));
}

/** A list of results and demands, for parties and for the fund: each sees its own (row 191). */
export function RecordsTable({
  search,
  title,
  about,
  fixed,
  linkOf,
  pageActions,
  which,
  isDesk = false,
}: {
  search: RecordsSearch;
  title: string;
  about: ReactNode;
  /** What the page itself says, before what is chosen. */
  fixed?: Partial<RecordsSearch>;
  linkOf: (row: RecordRow) => LinkProps;
  pageActions?: ReactNode;
  /** All of it can be taken as a sheet, by the fund. */
  isDesk?: boolean;
  /** Choices of whose are shown. */
  which?: readonly { value: 'own' | 'toDecide'; label: string }[];
}) {
  const { t } = useLingui();
  const ofRecords = useRecordFilters(Boolean(fixed?.kind));
  const wanted = { ...search, ...fixed };
  const answer = useQuery(recordsQuery(wanted));
  const list = useList({
    search,
    narrowedBy: ['kind', 'group', 'standing', 'which', 'search'],
    size: roadShowPageSize,
    answer,
    readPage: (page) => queryClient.fetchQuery(recordsQuery({ ...wanted, page })),
  });
  const columns: Column<RecordRow>[] = [
    {
      id: 'name',
      header: t({ message: 'Name', context: 'activity', comment: 'Of a result or demand' }),
      primary: true,
      cell: nameCell,
    },
    ...(fixed?.kind
      ? []
      : [{ id: 'kind', header: t({ message: 'Kind', context: 'record' }), cell: kindCell, width: 'lg:w-28' }]),
    {
      id: 'unit',
      header: t({ message: 'Unit', comment: 'The organisation that somebody acts for' }),
      cell: unitCell,
      width: 'lg:w-48',
    },
    {
      id: 'standing',
      header: t({ message: 'State', comment: 'Of a result or demand' }),
      primary: true,
      cell: standingCell,
      width: 'lg:w-44',
    },
    { id: 'changed', header: t`Changed`, cell: changedCell, width: 'lg:w-40' },
  ];
  const filters: ListFilter<RecordsSearch>[] = [
    { of: 'activityId', label: t`Activity`, options: useRoadShows() },
    ...(which ? [{ of: 'which' as const, label: t`Whose`, options: which }] : []),
    ...ofRecords,
    {
      of: 'standing',
      label: t({ message: 'State', comment: 'Of a result or demand' }),
      options: recordStatuses
        .filter((status) => status !== 'AGREE')
        .map((value) => ({ value, label: t(recordStatusWords[value]) })),
    },
  ];
  return (
    <ListPage
      list={list}
      title={title}
      about={about}
      pageActions={pageActions}
      {...(isDesk && { exported: { kind: 'road-show-records', filter: { ...search, page: undefined } } })}
      searched={t`Name, keyword or text`}
      filters={filters}
      columns={columns}
      linkOf={linkOf}
      empty={{
        icon: 'list',
        nothing: <Trans>Nothing here yet</Trans>,
        hint: <Trans>Entries for this road show appear here.</Trans>,
        action: pageActions,
        nothingFits: <Trans>Nothing found</Trans>,
      }}
    />
  );
}
