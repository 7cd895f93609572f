import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskActivityRow } from '#contract/activity/desk.ts';
import { activityStates } from '#domain/activity/activity-moves.ts';
import { activityCategories } from '#domain/activity/category.ts';
import { chooseText, namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DayRange } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { LanguageProgress } from './language-progress.tsx';
import { NewActivity } from './new-activity.tsx';
import { activitiesPageSize, activitiesQuery, eventsQuery } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { useMayChange } from './use-may-change.ts';
import { categoryWords, stateWords } from './words.ts';

const nameCell = (row: DeskActivityRow) => (
  <>
    <TextLink to="/admin/activities/$activityId" params={{ activityId: row.id }}>
      {row.nameTc || row.nameEn || row.namePt ? (
        <LocalizedName of={namesOf(row)} />
      ) : (
        <Trans comment="An activity that has no name yet">Without a name</Trans>
      )}
    </TextLink>
    <span className="block text-sm font-normal text-muted">{row.code}</span>
  </>
);
const datesCell = (row: DeskActivityRow) => <DayRange from={row.beginDate} to={row.endDate} />;
const languagesCell = (row: DeskActivityRow) => <LanguageProgress of={row.completeness} />;
const stateCell = (row: DeskActivityRow) => <StateBadge of={stateWords[row.state]} />;

/** Every activity of the fund, drafts too. */
export function ActivitiesPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const search = useSearch({ from: '/admin/activities' });
  const { page = 0, stage: state, ...others } = search;
  const filter = { ...others, state };
  const { data, error, refetch } = useQuery(activitiesQuery(filter, page));
  const { data: events } = useQuery(eventsQuery);
  const [creating, setCreating] = useState(false);
  const go = (change: Partial<typeof search>, replace = false) =>
    void navigate({ to: '/admin/activities', search: { ...search, page: undefined, ...change }, replace });
  const all = t({ message: 'All', comment: 'No filter' });
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);

  const columns: Column<DeskActivityRow>[] = [
    { id: 'name', header: t({ message: 'Activity', comment: 'A column' }), primary: true, cell: nameCell },
    {
      id: 'category',
      header: t({ message: 'Kind', context: 'activity', comment: 'A column: of an activity' }),
      cell: (row) => t(categoryWords[row.category]),
    },
    { id: 'dates', header: t({ message: 'Dates', comment: 'A column' }), cell: datesCell },
    { id: 'languages', header: t({ message: 'Languages', comment: 'A column' }), cell: languagesCell },
    { id: 'state', header: t({ message: 'State', comment: 'A column: of an activity' }), cell: stateCell },
  ];

  return (
    <>
      <PageHeader
        title={<Trans comment="A part of the fund’s desk">Activities</Trans>}
        actions={
          <>
            <LinkButton to="/admin/activities/events" icon="calendar">
              <Trans context="year" comment="As the science week of a year">
                Events
              </Trans>
            </LinkButton>
            {mayChange && (
              <Button tone="primary" icon="plus" onClick={() => setCreating(true)}>
                <Trans>New activity</Trans>
              </Button>
            )}
          </>
        }
      >
        <Trans>What visitors find on the home page, and what is being prepared.</Trans>
      </PageHeader>
      <div className="mb-4 grid items-end gap-3 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <SearchField
          label={t`Name or code`}
          value={search.search ?? ''}
          onChange={(text) => go({ search: text || undefined }, true)}
        />
        <SelectField
          label={t({ message: 'State', comment: 'A column: of an activity' })}
          value={state ?? ''}
          options={[
            { value: '' as const, label: all },
            ...activityStates.map((value) => ({ value, label: t(stateWords[value].label) })),
          ]}
          onChange={(stage) => go({ stage: stage || undefined })}
        />
        <SelectField
          label={t({ message: 'Kind', context: 'activity', comment: 'A column: of an activity' })}
          value={search.category ?? ''}
          options={[
            { value: '' as const, label: all },
            ...activityCategories.map((value) => ({ value, label: t(categoryWords[value]) })),
          ]}
          onChange={(category) => go({ category: category || undefined })}
        />
        <SelectField
          label={t({ message: 'Event', context: 'year', comment: 'As the science week of a year' })}
          value={search.eventId ?? ''}
          options={[
            { value: '', label: all },
            ...(events?.content ?? []).map((event) => ({
              value: event.id,
              label: chooseText(namesOf(event), locale)?.text ?? event.id,
            })),
          ]}
          onChange={(eventId) => go({ eventId: eventId || undefined })}
        />
      </div>
      <DataTable
        label={t({ message: 'Activities', comment: 'A part of the fund’s desk' })}
        columns={columns}
        rows={data?.content}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        empty={
          isNarrowed ? (
            <EmptyState icon="search" title={<Trans>No activity is like that</Trans>}>
              <Trans>Take away a filter to see more.</Trans>
            </EmptyState>
          ) : (
            <EmptyState icon="calendar" title={<Trans>There is no activity yet</Trans>}>
              <Trans>Begin one: it stays a draft until you publish it.</Trans>
            </EmptyState>
          )
        }
        paging={{
          page,
          size: activitiesPageSize,
          total: data?.totalElements ?? 0,
          onPage: (next) => go({ page: next || undefined }),
        }}
      />
      {creating && <NewActivity onClose={() => setCreating(false)} />}
    </>
  );
}
