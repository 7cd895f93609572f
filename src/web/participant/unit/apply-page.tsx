import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue } from 'react';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Card } from '#web/ui/card.tsx';
import { DayRange } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BackLink } from '#web/ui/page-header.tsx';
import { myListQuery, ownActivitiesQuery } from '../queries.ts';
import type { ApplySearch } from '../routes.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { MyListView } from './my-list-view.tsx';
import { ParticipantsHeader } from './participants-header.tsx';

/** The form with its pickers is a good deal larger than the list, and not needed to read it. */
const PersonEntry = lazy(() => import('./person-entry.tsx').then((module) => ({ default: module.PersonEntry })));

/** A unit's participants for one activity: the list, or one person's entry. */
export function ApplyPage() {
  const { activityId }: ApplySearch = useSearch({ strict: false });
  return activityId ? <Participants key={activityId} activityId={activityId} /> : <ChooseActivity />;
}

function Participants({ activityId }: { activityId: string }) {
  const { person }: ApplySearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(myListQuery(activityId));
  // What queries tell is rendered at one go; deferred it is rendered in slices, between which the page answers.
  const list = useDeferredValue(data);
  const open = (next: string | undefined) =>
    void navigate({ to: '.', search: { activityId, person: next } as never, resetScroll: true });
  if (error && !data) {
    return (
      <>
        <Heading />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!list) return <Loading />;
  return person ? (
    <Suspense fallback={<Loading />}>
      <PersonEntry key={person} list={list} personId={person} onClose={() => open(undefined)} />
    </Suspense>
  ) : (
    <MyListView list={list} onOpen={open} />
  );
}

const Heading = () => <ParticipantsHeader back={<BackLink to="/home" />} />;

const Loading = () => (
  <>
    <Heading />
    <ListSkeleton />
  </>
);

function ChooseActivity() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(ownActivitiesQuery);
  if (error && !data) {
    return (
      <>
        <Heading />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!data) return <Loading />;
  return (
    <>
      <Heading />
      {data.content.length === 0 ? (
        <EmptyState icon="calendar" title={<Trans>No activity yet</Trans>}>
          <Trans>You haven't joined an activity in this role. Join one from the home page first.</Trans>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2" aria-label={t`Activities`}>
          {data.content.map((activity) => (
            <li key={activity.id}>
              <Card title={<LocalizedName of={namesOf(activity)} />}>
                <p className="mb-4 text-muted">
                  <DayRange from={activity.beginDate} to={activity.endDate} />
                </p>
                <LinkButton to="." search={{ activityId: activity.id } as never} tone="primary" icon="users">
                  <Trans>Open the list</Trans>
                </LinkButton>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
