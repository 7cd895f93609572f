import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ActivityCard as Activity } from '#contract/activity/activity.ts';
import type { OwnEnrollment, Viewer } from '#domain/activity/card.ts';
import { namesOf } from '#domain/locale.ts';
import { CardPicture } from '#web/file/card-picture.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { DayRange } from '#web/ui/date-time.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DateTile } from './date-tile.tsx';
import { RegistrationButton } from './registration-button.tsx';
import { categoryIcon } from './words.ts';

const Introduction = lazy(() => import('./introduction.tsx').then((module) => ({ default: module.Introduction })));

/** Picture, name, dates, what it is about, and the one thing to do (D1 §2 Home). */
export function ActivityCard({
  activity,
  viewer,
  enrollment,
  note,
  wanted,
}: {
  activity: Activity;
  viewer: Viewer;
  enrollment: OwnEnrollment | null;
  /** Why it was returned. */
  note?: ReactNode;
  /** The button of what is wanted of the unit, instead of the one that only says it is registered (G80). */
  wanted?: ReactNode;
}) {
  const [introduced, setIntroduced] = useState(false);
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      {activity.thumbnail ? (
        <CardPicture of={`activities/${activity.id}/shortcut`} version={activity.thumbnail} />
      ) : (
        <DateTile date={activity.beginDate} icon={categoryIcon[activity.category]} />
      )}
      <div className="flex flex-1 flex-col gap-2 p-5">
        <h3 className="text-lg leading-snug font-semibold">
          <Link
            to="/event/detail"
            search={{ activityId: activity.id }}
            className="text-ink no-underline hover:underline"
          >
            <LocalizedName of={namesOf(activity)} />
          </Link>
        </h3>
        <p className="flex items-center gap-2 text-muted">
          <Icon name="calendar" size="sm" />
          <DayRange from={activity.beginDate} to={activity.endDate} />
        </p>
        {Object.values(activity.place).some(Boolean) && (
          <p className="flex items-center gap-2 text-muted">
            <Icon name="place" size="sm" />
            <LocalizedName of={activity.place} />
          </p>
        )}
        {note}
        <div className="mt-auto flex flex-wrap gap-2 pt-3 *:flex-1">
          <Button tone="quiet" aria-haspopup="dialog" onClick={() => setIntroduced(true)}>
            <Trans>Introduction</Trans>
          </Button>
          {wanted || <RegistrationButton activity={activity} viewer={viewer} enrollment={enrollment} />}
        </div>
      </div>
      {introduced && (
        <Suspense>
          <Introduction activity={activity} onClose={() => setIntroduced(false)} />
        </Suspense>
      )}
    </li>
  );
}
