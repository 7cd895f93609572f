import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode } from 'react';
import type { ActivityCard } from '#contract/activity/activity.ts';
import type { Viewer } from '#domain/activity/card.ts';
import { featuredOf, homeListSize } from '#domain/activity/when.ts';
import { instantOf } from '#domain/instant.ts';
import { publicActivities } from '#web/activity/activities.ts';
import { type Answer, useAnswer } from '#web/api/use-answer.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { EventList } from './event-list.tsx';
import { EventRow } from './event-row.tsx';
import { FindFold } from './find-fold.tsx';
import { categoriesOf, type HomeList } from './home-search.ts';
import { KindChips } from './kind-chips.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { PastFold } from './past-fold.tsx';
import { RegistrationButton } from './registration-button.tsx';
import { RowsSkeleton, SectionHeading } from './row-skeleton.tsx';
import { ScienceWeekLogin } from './science-week-login.tsx';
import { useComing } from './use-coming.ts';
import { useHomeList } from './use-home-list.ts';

const PastEvents = lazy(() => import('./past-events.tsx').then((module) => ({ default: module.PastEvents })));

interface Shown {
  viewer: Viewer;
  /** Whether the viewer's role has to do with it, so that its button leads somewhere; else it is only read about. */
  concerns?: (activity: ActivityCard) => boolean;
  /** Stands further up on the page. */
  leftOut?: (activity: ActivityCard, all: readonly ActivityCard[]) => boolean;
  title?: ReactNode;
}

/** Events that are on or ahead, by date: to be narrowed by kind and found by name; below them those that are over. */
export function ComingUp({ title, leftOut = isFeatured, ...of }: Shown) {
  const [list] = useHomeList();
  const isAll = !list.kind && !list.find && !list.page;
  return (
    <section aria-labelledby="coming-up" className="mb-10">
      <div className="mb-3 flex items-center justify-between gap-4">
        <SectionHeading id="coming-up">{title ?? <Trans>Coming up</Trans>}</SectionHeading>
        {!of.viewer.loggedIn && <ScienceWeekLogin />}
      </div>
      <div className="mb-2 grid gap-3 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-center">
        <KindChips />
        <FindFold />
      </div>
      {isAll ? <All {...of} leftOut={leftOut} /> : <Narrowed {...of} list={list} />}
      <Past />
    </section>
  );
}

function Past() {
  const [{ past }, change] = useHomeList();
  return (
    <PastFold
      open={past === '1'}
      label={<Trans>Past events</Trans>}
      onToggle={() => change({ past: past ? undefined : '1', pastPage: undefined })}
    >
      <PastEvents />
    </PastFold>
  );
}

const isFeatured = (activity: ActivityCard, all: readonly ActivityCard[]): boolean =>
  featuredOf(all, instantOf(Date.now())) === activity;

const All = (of: Shown) => <Rows answer={useComing()} {...of} none={<Trans>No other events planned yet.</Trans>} />;

function Narrowed({ list, ...of }: Shown & { list: HomeList }) {
  const { kind = '', find = '', page = 0 } = list;
  const answer = useAnswer(`coming ${kind} ${page} ${find}`, () =>
    publicActivities({ period: 'COMING', categories: categoriesOf(list), find, page }),
  );
  return (
    <Rows
      answer={answer}
      {...of}
      none={
        find ? (
          <Trans>No current or upcoming event matches “{find}”.</Trans>
        ) : (
          <Trans>No events of this kind at the moment.</Trans>
        )
      }
    />
  );
}

function Rows({
  answer: { data, error, again },
  viewer,
  concerns,
  leftOut,
  none,
}: Shown & {
  answer: Answer<{ content: ActivityCard[]; totalElements: number }>;
  none: ReactNode;
}) {
  const [{ page = 0 }, change] = useHomeList();
  if (!data) return error ? <ErrorState error={error} onRetry={again} /> : <RowsSkeleton />;
  const shown = data.content.filter((activity) => !leftOut?.(activity, data.content));
  return (
    <>
      {shown.length === 0 && <p className="py-6 text-muted">{none}</p>}
      <EventList of={shown}>
        {(activity) => (
          <EventRow
            key={activity.id}
            activity={activity}
            action={
              (concerns?.(activity) ?? true) && (
                <RegistrationButton activity={activity} viewer={viewer} enrollment={null} />
              )
            }
          />
        )}
      </EventList>
      <Pagination
        page={page}
        size={homeListSize}
        total={data.totalElements}
        onPage={(next) => change({ page: next || undefined })}
      />
    </>
  );
}
