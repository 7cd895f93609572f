import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Activity } from '#contract/activity/activity.ts';
import type { EnrollWindow } from '#domain/activity/window.ts';
import { namesOf } from '#domain/locale.ts';
import { weekdayText } from '#domain/weekday-text.ts';
import { windowsOf } from '#web/activity/card-windows.ts';
import { CalendarButton } from '#web/event/calendar-button.tsx';
import { HowFar } from '#web/event/how-far.tsx';
import { MapLink } from '#web/event/map-link.tsx';
import { ShareButton } from '#web/event/share-button.tsx';
import { WindowLine } from '#web/event/window-line.tsx';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { OtherWayLink } from '#web/take-part/other-way.tsx';
import { Card } from '#web/ui/card.tsx';
import { Days } from '#web/ui/days.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EventFact } from './event-frame.tsx';

/** When, where, until when one may register, and the one button. @param action absent where it stands elsewhere */
export function EventCard({ activity, action }: { activity: Activity; action?: ReactNode }) {
  const locale = useLocale();
  const { text: title } = useName(namesOf(activity));
  const { text: place } = useName(activity.place);
  const { beginDate: from, endDate: to } = activity;
  const { category, enroll, exhibitor, customer } = windowsOf(activity);
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <EventFact icon={<Icon name="calendar" />}>
          <p className="font-semibold">
            <Days from={from} to={to} />
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
            {weekdayText(locale, from, to)} <HowFar of={activity} />
          </p>
        </EventFact>
        {place && (
          <EventFact icon={<Icon name="place" />}>
            <p className="font-semibold">
              <LocalizedName of={activity.place} />
            </p>
            <MapLink place={activity.place} />
          </EventFact>
        )}
        <EventFact icon={<Icon name="edit" />}>
          {category === 'DOCKING' ? (
            <>
              <Window of={exhibitor} label={<Trans>Exhibitor registration</Trans>} />
              <Window of={customer} label={<Trans>Customer registration</Trans>} />
            </>
          ) : (
            <Window of={enroll} label={<Trans>Registration</Trans>} />
          )}
        </EventFact>
        {action && <div className="*:w-full">{action}</div>}
        <div className="-mx-4 -mb-2 flex flex-wrap justify-between gap-1">
          <OtherWayLink activity={activity} />
          <CalendarButton id={`activity-${activity.id}`} title={title} place={place} days={{ from, to }} />
          <ShareButton title={title} path={`/event/detail?activityId=${activity.id}`} />
        </div>
      </div>
    </Card>
  );
}

const Window = ({ of, label }: { of: EnrollWindow; label: ReactNode }) => (
  <div className="not-first:mt-3">
    <p className="text-sm text-muted">{label}</p>
    <p className="font-semibold">
      <WindowLine window={of} />
    </p>
    {of.begin && of.end && (
      <p className="text-sm text-muted">
        <Days from={of.begin} to={of.end} />
      </p>
    )}
  </div>
);
