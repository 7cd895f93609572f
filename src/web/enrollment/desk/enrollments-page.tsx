import { useLingui, Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ListedEnrollment } from '#contract/dashboard.ts';
import { activityCategories } from '#domain/activity/category.ts';
import { enrollmentStatuses } from '#domain/enrollment/status.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { textIn } from '#domain/locale.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { rememberQueue } from '#web/desk/queue.ts';
import { useLeft } from '#web/desk/use-left.ts';
import { useUnitFilter } from '#web/desk/use-unit-filter.ts';
import { useGrowingList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { activityChoicesQuery } from '#web/inbox/activity-choices.ts';
import { enrollmentStatusWord, enrollmentStatusWords } from '#domain/enrollment/status-words.ts';
import { categoryWords, whoseTurn } from '#web/inbox/case-words.ts';
import { WorkedTime } from '#web/inbox/worked-time.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { enrollmentsQuery, filterOf } from './queries.ts';

const unitCell = ({ unitNames, activityNames }: ListedEnrollment) => (
  <>
    <LocalizedName of={unitNames} />
    <SecondLine>
      <LocalizedName of={activityNames} />
    </SecondLine>
  </>
);
const statusCell = (row: ListedEnrollment) => <StatusName word={row.status} />;
const turnCell = (row: ListedEnrollment) => <TurnOf row={row} />;
const begunCell = ({ createdAt }: ListedEnrollment) => <DateTime at={createdAt} short />;
const linkOf = ({ id }: ListedEnrollment) =>
  linkOptions({ to: '/admin/enrollments/$enrollmentId', params: { enrollmentId: id } });

function StatusName({ word }: { word: string }) {
  const { t } = useLingui();
  const known = enrollmentStatusWord(word);
  return known ? t(known) : word;
}

function TurnOf({ row: { turn, workedMs, overdue } }: { row: ListedEnrollment }) {
  const { t } = useLingui();
  if (!turn) return null;
  return (
    <span className={`block truncate ${overdue ? 'font-medium text-bad' : ''}`}>
      {t(whoseTurn[turn].label)}
      {' · '}
      <span className="tabular-nums">
        <WorkedTime ms={workedMs} />
      </span>
      {overdue && (
        <>
          {' · '}
          <Trans>Overdue</Trans>
        </>
      )}
    </span>
  );
}

/** Registrations of every event: what the numbers of the overview lead to. */
export function EnrollmentsPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const search = useSearch({ from: '/admin/enrollments' });
  const { data: activities } = useQuery(activityChoicesQuery);
  const ofUnit = useUnitFilter(search.unitId);
  const list = useGrowingList({
    search,
    narrowedBy: ['search', 'activityId', 'category', 'status', 'day', 'unitId', 'standing'],
    answer: useInfiniteQuery(enrollmentsQuery(search)),
  });
  const { rows } = list;
  useEffect(() => {
    if (!rows) return;
    const queue = rows.map(({ id, category }) => ({ id, hasBooths: hasBooths(category) }));
    rememberQueue({ from: '/admin/enrollments', rows: queue });
  }, [rows]);
  useLeft(rows !== undefined, (id) => `main a[href*="/admin/enrollments/${id}"]`);
  const columns: Column<ListedEnrollment>[] = [
    { id: 'unit', header: t`Unit`, primary: true, cell: unitCell },
    {
      id: 'status',
      header: t({ message: 'Status', comment: 'Of a registration' }),
      primary: true,
      cell: statusCell,
      width: 'lg:w-48',
    },
    { id: 'turn', header: t`Whose turn`, cell: turnCell, width: 'lg:w-60' },
    {
      id: 'booths',
      header: t`Booths`,
      align: 'end',
      cell: ({ boothsCount, assignBoothsCount }) =>
        assignBoothsCount === null ? boothsCount : `${assignBoothsCount} / ${boothsCount}`,
      width: 'lg:w-24',
    },
    { id: 'begun', header: t`Started on`, cell: begunCell, width: 'lg:w-40' },
  ];
  return (
    <ListPage
      list={list}
      title={t`Registrations`}
      exported={{ kind: 'enrollments', filter: filterOf(search) }}
      searched={t`Unit, name or e-mail`}
      filters={[
        {
          of: 'activityId',
          label: t`Event`,
          options: (activities ?? []).map(({ id, names }) => ({
            value: id,
            label: textIn(names, locale),
          })),
        },
        {
          of: 'category',
          label: t({ message: 'Category', comment: 'Of an event' }),
          options: activityCategories.map((value) => ({ value, label: t(categoryWords[value]) })),
        },
        {
          of: 'status',
          label: t({ message: 'Status', comment: 'Of a registration' }),
          options: enrollmentStatuses.map((value) => ({ value, label: t(enrollmentStatusWords[value]) })),
        },
        { of: 'day', label: t`Started on` },
        {
          of: 'standing',
          label: t({ message: 'Counted', comment: 'Which registrations' }),
          options: [{ value: 'registered', label: t`Handed in and in force` }],
        },
        ...ofUnit,
      ]}
      columns={columns}
      linkOf={linkOf}
      empty={{
        icon: 'booth',
        nothing: <Trans>No registrations found</Trans>,
        nothingFits: <Trans>No registrations found</Trans>,
      }}
    />
  );
}
