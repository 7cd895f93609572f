import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { MeetingOfDay } from '#contract/meeting-day.ts';
import { namesOf } from '#domain/locale.ts';
import { meetingStatuses } from '#domain/schedule/meeting-moves.ts';
import { startOfBusinessDate } from '#domain/instant.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { listSize } from '#web/desk/list-size.ts';
import { useList } from '#web/desk/use-list.ts';
import { useUnitFilter } from '#web/desk/use-unit-filter.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { BackLink } from '#web/ui/page-header.tsx';
import { tableName } from '#domain/schedule/table-name.ts';
import { clockOf, useDayName } from '../slot-times.tsx';
import { DayOffers } from './day-offers.tsx';
import { MarkDialog } from './mark-dialog.tsx';
import { meetingDayQuery } from './queries.ts';
import { meetingWords } from './words.ts';

type Side = 'A' | 'B';

const whenCell = ({ begin, end }: MeetingOfDay) => (
  <span className="tabular-nums">
    {clockOf(begin)}–{clockOf(end)}
  </span>
);
const tableCell = (meeting: MeetingOfDay) => tableName(meeting);

const sideCell = (side: Side) =>
  function SideCell({ unitA, unitB, aIsHere, bIsHere, absent }: MeetingOfDay) {
    const [unit, isHere] = side === 'A' ? [unitA, aIsHere] : [unitB, bIsHere];
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <LocalizedName of={namesOf(unit)} />
        {absent.includes(side) ? (
          <Badge tone="bad">
            <Trans comment="Of a side of a meeting">Didn’t come</Trans>
          </Badge>
        ) : isHere ? (
          <Badge tone="good" icon="check">
            <Trans context="meeting" comment="A side of a meeting is signed in at the door">
              Here
            </Trans>
          </Badge>
        ) : null}
      </span>
    );
  };
const cellA = sideCell('A');
const cellB = sideCell('B');

/** The meetings of a day as it goes: who is here, what was held or missed, and whom free times are offered to. */
export function MeetingDayPage() {
  const { t } = useLingui();
  const { activityId } = useParams({ from: '/admin/schedule/$activityId/day' });
  const search = useSearch({ from: '/admin/schedule/$activityId/day' });
  const query = useQuery(meetingDayQuery(activityId, { ...search, size: listSize }));
  const dayName = useDayName();
  const activity = useQuery(activitiesQuery).data?.content.find(({ id }) => id === activityId);
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useList({ search, narrowedBy: ['status', 'unitId'], answer: query });
  const { data } = query;
  const open = data?.content.find(({ id, begin }) => `${id} ${begin}` === openId);
  const columns: Column<MeetingOfDay>[] = [
    {
      id: 'when',
      header: t({ message: 'When', comment: 'A column' }),
      primary: true,
      cell: whenCell,
      width: 'lg:w-32',
    },
    { id: 'where', header: t({ message: 'Table', comment: 'Where a meeting was' }), cell: tableCell, width: 'lg:w-20' },
    { id: 'who', header: t`Unit`, primary: true, cell: cellA },
    { id: 'with', header: t({ message: 'With', comment: 'Whom somebody met; a column' }), cell: cellB },
    {
      id: 'state',
      header: t({ message: 'State', comment: 'Of a meeting; a column' }),
      width: 'lg:w-36',
      cell: ({ status }) => <Badge tone={meetingWords[status].tone}>{t(meetingWords[status].label)}</Badge>,
    },
  ];
  const counts = data?.counts;
  const days = data?.days ?? [];
  return (
    <>
      <BackLink to="/admin/schedule/$activityId" params={{ activityId }} />
      <ListPage
        list={list}
        title={data?.day ? `${t`Meeting day`} · ${dayName(startOfBusinessDate(data.day))}` : t`Meeting day`}
        about={
          counts && (
            <span className="flex flex-wrap items-center gap-2">
              {activity && <LocalizedName of={namesOf(activity)} />}
              {meetingStatuses.map((status) => (
                <Badge key={status} tone={meetingWords[status].tone}>
                  {t(meetingWords[status].label)} {counts[status]}
                </Badge>
              ))}
            </span>
          )
        }
        above={data && <DayOffers offers={data.offers} />}
        exported={{
          kind: 'meetings',
          filter: { activityId, ...search, day: data?.day ?? search.day, page: undefined },
        }}
        filters={[
          ...(days.length > 1
            ? [
                {
                  of: 'day' as const,
                  label: t({ message: 'Day', comment: 'Of meetings' }),
                  options: days.map((day) => ({ value: day, label: dayName(startOfBusinessDate(day)) })),
                  usual: data?.day ?? '',
                },
              ]
            : []),
          {
            of: 'status',
            label: t({ message: 'State', comment: 'Of a meeting; a column' }),
            options: meetingStatuses.map((value) => ({ value, label: t(meetingWords[value].label) })),
          },
          ...useUnitFilter(search.unitId),
        ]}
        columns={columns}
        actions={(meeting) => (
          <Button onClick={() => setOpenId(`${meeting.id} ${meeting.begin}`)}>
            <Trans comment="Whether a meeting was held: opens its record">Record</Trans>
          </Button>
        )}
        actionsWidth="lg:w-32"
        empty={{
          icon: 'clock',
          nothing: <Trans>No meetings on this day</Trans>,
          hint: <Trans>Meetings of the released schedule stand here.</Trans>,
          nothingFits: <Trans>No meeting fits</Trans>,
        }}
      />
      {open && <MarkDialog key={openId} activityId={activityId} meeting={open} onClose={() => setOpenId(null)} />}
    </>
  );
}
