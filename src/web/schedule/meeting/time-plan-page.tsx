import { roadShowPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { PlannedMeeting } from '#contract/meeting.ts';
import { namesOf, type Locale } from '#domain/locale.ts';
import { fieldName, isTechnologyField } from '#domain/road-show/technology-fields.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { tableName } from '#domain/schedule/table-name.ts';
import { clockOf, useDayName } from '../slot-times.tsx';
import { timePlanQuery } from './queries.ts';

const everyGroup = 'all';

const groupName = (group: string, locale: Locale): string =>
  isTechnologyField(group) ? fieldName(group, locale) : group;

/** All released meetings of a road show that one's level sees, by time (row 192); one's own have a page of their own. */
export function TimePlanPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const { activityId, groupId }: { activityId?: string | undefined; groupId?: string | undefined } = useSearch({
    strict: false,
  });
  const { data, error, refetch } = useQuery(timePlanQuery(activityId));
  const [page, setPage] = useState(0);
  const columns = usePlanColumns();
  const groups = [...new Set(data?.meetings.flatMap(({ about }) => about?.group ?? []))].filter(Boolean);
  const shown = data?.meetings.filter(({ about }) => !groupId || about?.group === groupId);
  return (
    <>
      <PageHeader
        title={<Trans>Timetable</Trans>}
        actions={
          <span data-no-print className="flex flex-wrap gap-3">
            <LinkButton to="/talk2/time-plan/personal-list" search={{ activityId }} icon="calendar">
              <Trans>My meetings</Trans>
            </LinkButton>
            {data && data.meetings.length > 0 && (
              <Button icon="print" onClick={() => print()}>
                <Trans>Print</Trans>
              </Button>
            )}
          </span>
        }
      >
        <Trans>Who meets whom, when and where. Your own meetings are marked.</Trans>
      </PageHeader>
      {groups.length > 0 && (
        <div className="mb-4 md:max-w-xs" data-no-print>
          <SelectField
            label={t({
              message: 'Group',
              context: 'field',
              comment: 'The field of technology that a result is shown in',
            })}
            value={groupId ?? everyGroup}
            onChange={(next) => {
              setPage(0);
              void navigate({
                to: '/talk2/time-plan/total-list',
                search: { activityId, groupId: next === everyGroup ? undefined : next },
                replace: true,
              });
            }}
            options={[
              { value: everyGroup, label: t({ message: 'All', comment: 'No filter' }) },
              ...groups.map((group) => ({ value: group, label: groupName(group, locale) })),
            ]}
          />
        </div>
      )}
      <DataTable
        label={t`Timetable`}
        columns={columns}
        rows={shown?.slice(page * roadShowPageSize, (page + 1) * roadShowPageSize)}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon="calendar" title={<Trans>No meetings yet</Trans>}>
            <Trans>They appear here once the schedule is released.</Trans>
          </EmptyState>
        }
        {...(shown && { paging: { page, size: roadShowPageSize, total: shown.length, onPage: setPage } })}
      />
    </>
  );
}

function usePlanColumns(): Column<PlannedMeeting>[] {
  const { t } = useLingui();
  const locale = useLocale();
  const dayName = useDayName();
  return [
    {
      id: 'time',
      header: t({ message: 'Time', comment: 'When a meeting is' }),
      primary: true,
      cell: ({ begin, end }) => (
        <span className="tabular-nums">
          {dayName(begin)} {clockOf(begin)}–{clockOf(end)}
        </span>
      ),
    },
    {
      id: 'project',
      header: t({ message: 'Result', comment: 'Of research; what two units meet about' }),
      cell: ({ about }) =>
        about && (
          <>
            <span className="tabular-nums">{about.index}. </span>
            <LocalizedName of={namesOf(about)} />
            <span className="block text-sm text-muted">{groupName(about.group, locale)}</span>
          </>
        ),
    },
    {
      id: 'units',
      header: t({ message: 'Who meets', comment: 'Two units' }),
      primary: true,
      cell: ({ unit, dockUnit, isOwn }) => (
        <span className={isOwn ? 'font-semibold' : ''}>
          <span className="block">
            <LocalizedName of={namesOf(unit)} />
          </span>
          <span className="block">
            <LocalizedName of={namesOf(dockUnit)} />
          </span>
          {isOwn && (
            <span className="block text-sm text-muted">
              <Trans comment="Marks a meeting in the list of all">Your meeting</Trans>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'leader',
      header: t({ message: 'Person in charge', comment: 'Of a research result' }),
      cell: ({ about }) => about && <LocalizedName of={namesOf(about.personInCharge)} />,
    },
    {
      id: 'venue',
      header: t({ message: 'Where', comment: 'The table and the address of a meeting' }),
      cell: (meeting) => (
        <>
          <Trans>Table {tableName(meeting)}</Trans>
          <span className="block text-sm text-muted">
            <LocalizedName of={meeting.address} />
          </span>
        </>
      ),
    },
  ];
}
