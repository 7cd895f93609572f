import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskActivityRow } from '#contract/activity/desk.ts';
import { administrators } from '#domain/account/roles.ts';
import { activityStates } from '#domain/activity/activity-moves.ts';
import { activityCategories } from '#domain/activity/category.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useMay } from '#web/api/use-may.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DayRange } from '#web/ui/date-time.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { LanguageProgress } from './language-progress.tsx';
import { NewActivity } from './new-activity.tsx';
import { activitiesQuery, eventsQuery } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { categoryWords, stateWords } from './words.ts';

const nameCell = (row: DeskActivityRow) => (
  <>
    {row.nameTc || row.nameEn || row.namePt ? (
      <LocalizedName of={namesOf(row)} />
    ) : (
      <Trans comment="An activity that has no name yet">Without a name</Trans>
    )}
    <SecondLine>{row.code}</SecondLine>
  </>
);
const datesCell = (row: DeskActivityRow) => <DayRange from={row.beginDate} to={row.endDate} />;
const languagesCell = (row: DeskActivityRow) => <LanguageProgress of={row.completeness} />;
const stateCell = (row: DeskActivityRow) => <StateBadge of={stateWords[row.state]} />;
const linkOf = ({ id }: DeskActivityRow) =>
  linkOptions({ to: '/admin/activities/$activityId', params: { activityId: id } });

/** Every activity of the fund, drafts too. */
export function ActivitiesPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const mayChange = useMay('createActivity', administrators);
  const search = useSearch({ from: '/admin/activities' });
  const { page = 0, stage: state, ...others } = search;
  const filter = { ...others, state };
  const list = useList({
    search,
    narrowedBy: ['search', 'stage', 'category', 'eventId'],
    answer: useQuery(activitiesQuery(filter, page)),
    readPage: (at) => queryClient.fetchQuery(activitiesQuery(filter, at)),
  });
  const { data: events } = useQuery(eventsQuery);
  const [creating, setCreating] = useState(false);

  const columns: Column<DeskActivityRow>[] = [
    { id: 'name', header: t({ message: 'Activity', comment: 'A column' }), primary: true, cell: nameCell },
    {
      id: 'category',
      header: t({ message: 'Kind', context: 'activity', comment: 'A column: of an activity' }),
      cell: (row) => t(categoryWords[row.category]),
      width: 'lg:w-40',
    },
    { id: 'dates', header: t({ message: 'Dates', comment: 'A column' }), cell: datesCell, width: 'lg:w-52' },
    {
      id: 'languages',
      header: t({ message: 'Languages', comment: 'A column' }),
      cell: languagesCell,
      width: 'lg:w-56',
    },
    {
      id: 'state',
      header: t({ message: 'State', comment: 'A column: of an activity' }),
      cell: stateCell,
      width: 'lg:w-36',
    },
  ];

  return (
    <>
      <ListPage
        list={list}
        title={t({ message: 'Activities', comment: 'A part of the fund’s desk' })}
        about={<Trans>What visitors see on the home page, and what’s being prepared.</Trans>}
        pageActions={
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
        searched={t`Name or code`}
        filters={[
          {
            of: 'stage',
            label: t({ message: 'State', comment: 'A column: of an activity' }),
            options: activityStates.map((value) => ({ value, label: t(stateWords[value].label) })),
          },
          {
            of: 'category',
            label: t({ message: 'Kind', context: 'activity', comment: 'A column: of an activity' }),
            options: activityCategories.map((value) => ({ value, label: t(categoryWords[value]) })),
          },
          {
            of: 'eventId',
            label: t({ message: 'Event', context: 'year', comment: 'As the science week of a year' }),
            options: (events?.content ?? []).map((event) => ({
              value: event.id,
              label: nameIn(event, locale) || event.id,
            })),
          },
        ]}
        columns={columns}
        linkOf={linkOf}
        empty={{
          icon: 'calendar',
          nothing: <Trans>No activities yet</Trans>,
          hint: <Trans>Start one. It stays a draft until you publish it.</Trans>,
          nothingFits: <Trans>No activities found</Trans>,
          fitHint: <Trans>Remove a filter to see more.</Trans>,
        }}
      />
      {creating && <NewActivity onClose={() => setCreating(false)} />}
    </>
  );
}
