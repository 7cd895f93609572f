import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ActivityCard } from '#contract/activity/activity.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { closesSoon } from '#domain/activity/window.ts';
import { instantOf } from '#domain/instant.ts';
import { namesOf } from '#domain/locale.ts';
import { windowsOf } from '#web/activity/card-windows.ts';
import { HowFar } from '#web/event/how-far.tsx';
import { RegistrationLine } from '#web/event/registration-line.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Days } from '#web/ui/days.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DateTile } from './date-tile.tsx';
import { categoryIcon } from './words.ts';

const Introduction = lazy(() => import('./introduction.tsx').then((module) => ({ default: module.Introduction })));

const pictureShape = 'h-22 w-full rounded-lg bg-sunken object-cover md:h-36';

/** Picture, name, when, where, how far it is, and what can be done now; pressed anywhere it opens. */
export function EventRow({
  activity,
  note,
  action,
}: {
  activity: ActivityCard;
  /** Why it was returned. */
  note?: ReactNode;
  /** The one button. */
  action?: ReactNode;
}) {
  const [introduced, setIntroduced] = useState(false);
  const { id, thumbnail, beginDate, endDate, place } = activity;
  const { enroll } = windowsOf(activity);
  return (
    <li className="relative grid grid-cols-[min(5.5rem,24vw)_minmax(0,1fr)] items-start gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 shadow-card hover:border-brand md:grid-cols-[15rem_minmax(0,1fr)_12rem] md:items-center md:gap-x-6">
      {thumbnail ? (
        <img
          alt=""
          loading="lazy"
          src={pictureAddress(`activities/${id}/shortcut`, thumbnail, 320)}
          className={pictureShape}
        />
      ) : (
        <DateTile
          date={beginDate}
          icon={categoryIcon[activity.category]}
          className={`${pictureShape} overflow-hidden`}
        />
      )}
      <div className="min-w-0">
        <h4 className="text-lg leading-snug font-semibold">
          <Link
            to="/event/detail"
            search={{ activityId: id }}
            className="text-ink no-underline after:absolute after:inset-0"
          >
            <LocalizedName of={namesOf(activity)} />
          </Link>
        </h4>
        <p className="mt-1 flex items-center gap-2 text-muted">
          <Icon name="calendar" size="sm" />
          <Days from={beginDate} to={endDate} />
        </p>
        {Object.values(place).some(Boolean) && (
          <p className="flex items-center gap-2 text-muted">
            <Icon name="place" size="sm" />
            <LocalizedName of={place} />
          </p>
        )}
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <HowFar of={activity} />
          {closesSoon(enroll, instantOf(Date.now())) && (
            <Badge tone="warn" icon="hourglass">
              <RegistrationLine window={enroll} />
            </Badge>
          )}
        </p>
        {note}
      </div>
      <div className="relative col-span-2 flex flex-wrap gap-2 *:flex-auto md:col-span-1 md:flex-col md:flex-nowrap">
        {action}
        <Button tone="quiet" aria-haspopup="dialog" onClick={() => setIntroduced(true)}>
          <Trans>Introduction</Trans>
        </Button>
      </div>
      {introduced && (
        <Suspense>
          <Introduction activity={activity} onClose={() => setIntroduced(false)} />
        </Suspense>
      )}
    </li>
  );
}
