import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OwnMeeting } from '#contract/meeting.ts';
import type { OwnAttendance } from '#contract/meeting-day.ts';
import { instantOf, minuteMs } from '#domain/instant.ts';
import { namesOf } from '#domain/locale.ts';
import { useProfile } from '#web/api/profile.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OwnOffers } from '../day/own-offers.tsx';
import { tableName } from '#domain/schedule/table-name.ts';
import { clockOf, dayOf, useDayName } from '../slot-times.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { FeedCard } from './feed-card.tsx';
import { MeetingCard } from './meeting-card.tsx';
import type { MyMeetingsSearch } from '../routes.ts';
import { ownMeetingsQuery } from './queries.ts';

/** Nobody goes to its table any more. */
const isOff = (of: OwnAttendance | null): boolean => of?.status === 'NO_SHOW' || of?.status === 'CANCELLED';

/** The time, to the minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** My day: the next meeting with where and whom, then all of them by day (rows 192 and 193). */
export function MyMeetingsPage() {
  const { activityId, scheduleItemId }: MyMeetingsSearch = useSearch({ strict: false });
  const profile = useProfile();
  const { data, error, refetch } = useQuery(ownMeetingsQuery({ activityId, scheduleItemId }));
  return (
    <>
      <PageHeader
        title={<Trans>My meetings</Trans>}
        actions={
          <span data-no-print className="flex flex-wrap gap-3">
            {profile?.orgType === 'ROADSHOW' && (
              <LinkButton to="/talk2/time-plan/total-list" search={{ activityId }} icon="list">
                <Trans>Timetable</Trans>
              </LinkButton>
            )}
            {scheduleItemId && (
              <LinkButton to="/my-meetings" search={{ activityId }} icon="list">
                <Trans>All my meetings</Trans>
              </LinkButton>
            )}
            {data && data.meetings.length > 0 && (
              <Button icon="print" onClick={() => print()}>
                <Trans>Print</Trans>
              </Button>
            )}
          </span>
        }
      />
      <OwnOffers activityId={activityId} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <Skeleton className="h-64" />}
      {data?.meetings.length === 0 && (
        <EmptyState icon="calendar" title={<Trans>No meetings yet</Trans>}>
          <Trans>They appear here once the schedule is released.</Trans>
        </EmptyState>
      )}
      {data && data.meetings.length > 0 && <Days meetings={data.meetings} />}
    </>
  );
}

function Days({ meetings }: { meetings: readonly OwnMeeting[] }) {
  const dayName = useDayName();
  const now = instantOf(useNow());
  const [askedId, setAskedId] = useState<string | null>(null);
  const asked = meetings.find(({ id }) => id === askedId);
  const next = meetings.find(({ end, attendance }) => end > now && !isOff(attendance));
  const days = [...new Set(meetings.map(({ begin }) => dayOf(begin)))];
  return (
    <div className="flex flex-col gap-6">
      {next && <Next meeting={next} isNow={next.begin <= now} />}
      {days.map((day) => {
        const own = meetings.filter(({ begin }) => dayOf(begin) === day);
        return (
          <section key={day}>
            <h2 className="mb-2 text-lg font-semibold">{own[0] && dayName(own[0].begin)}</h2>
            <ol className="flex flex-col gap-3">
              {own.map((meeting) => (
                <MeetingCard
                  key={`${meeting.id} ${meeting.begin}`}
                  meeting={meeting}
                  onAsk={() => setAskedId(meeting.id)}
                />
              ))}
            </ol>
          </section>
        );
      })}
      <FeedCard />
      {asked && <AskDialog key={asked.id} meeting={asked} onClose={() => setAskedId(null)} />}
    </div>
  );
}

/** What one looks for while walking through a hall. */
function Next({ meeting, isNow }: { meeting: OwnMeeting; isNow: boolean }) {
  const dayName = useDayName();
  return (
    <section data-no-print className="rounded-card bg-brand-soft p-5 text-on-brand-soft">
      <p className="font-medium">
        {isNow ? (
          <Trans comment="The meeting that takes place at this moment">Now</Trans>
        ) : (
          <Trans comment="The meeting that comes next">Next</Trans>
        )}
        {' · '}
        {dayName(meeting.begin)}
      </p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-6 text-3xl font-bold tabular-nums">
        <span>{clockOf(meeting.begin)}</span>
        <span>
          <Trans>Table {tableName(meeting)}</Trans>
        </span>
      </p>
      <p className="mt-1 text-xl font-semibold">
        <LocalizedName of={namesOf(meeting.with)} />
      </p>
    </section>
  );
}
