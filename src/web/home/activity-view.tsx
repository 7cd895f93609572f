import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Activity } from '#contract/activity/activity.ts';
import { bcp47, namesOf } from '#domain/locale.ts';
import { LinkedActivities } from '#web/account/role/linked-activities.tsx';
import { ActivityBanner } from '#web/file/activity-banner.tsx';
import { ActivityFiles } from '#web/file/activity-files.tsx';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { LazySupplements } from '#web/notice/lazy-supplements.tsx';
import { LazyStepTimes } from '#web/report/lazy-step-times.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { type ActivityTab, ActivityTabs } from './activity-tabs.tsx';
import { EventCard } from './event-card.tsx';
import { EventForums } from './event-forums.tsx';
import { EventFrame } from './event-frame.tsx';
import { LongText } from './long-text.tsx';

/** From here the card stands beside the rest, and the button in it (tailwind's `lg`). */
const besidePx = 1080;

/** All that is told about an activity; visitors, and staff before they publish it, see the same. */
export function ActivityView({
  activity,
  back,
  tab,
  onTab,
  action,
}: {
  activity: Activity;
  back: ReactNode;
  tab: ActivityTab;
  onTab: (tab: ActivityTab) => void;
  /** The one button. */
  action: ReactNode;
}) {
  const beside = useWide(besidePx);
  const hasRemark = Object.values(activity.remark).some(Boolean);
  const shown = hasRemark ? tab : 'intro';
  const button = activity.isCancelled ? null : action;
  return (
    <>
      <EventFrame
        head={
          <>
            {back}
            {activity.banner && <ActivityBanner activityId={activity.id} version={activity.banner} />}
            <Heading>
              <LocalizedName of={namesOf(activity)} />
            </Heading>
            <OtherNames activity={activity} />
            {activity.isCancelled && (
              <div className="mt-4">
                <Status tone="bad">
                  <Trans>This activity has been cancelled.</Trans>
                </Status>
              </div>
            )}
          </>
        }
        card={<EventCard activity={activity} action={beside && button} />}
      >
        <ActivityTabs tab={shown} onTab={hasRemark ? onTab : undefined}>
          <LongText of={shown === 'intro' ? activity.description : activity.remark} />
        </ActivityTabs>
        <EventForums activityId={activity.id} />
        <ActivityFiles activityId={activity.id} />
        <LazySupplements activityId={activity.id} />
        <LazyStepTimes activityId={activity.id} />
        <LinkedActivities activity={activity} />
      </EventFrame>
      {!beside && button && <StickyActions>{button}</StickyActions>}
    </>
  );
}

/** The names of the other languages (row 048). */
function OtherNames({ activity }: { activity: Activity }) {
  const { text: shown } = useName(namesOf(activity));
  const names = [
    { lang: bcp47.zh, text: activity.nameTc },
    { lang: bcp47.en, text: activity.nameEn },
    { lang: bcp47.pt, text: activity.namePt },
  ].filter(({ text }) => text && text !== shown);
  return (
    <p className="mt-1 text-sm text-muted">
      {names.map(({ lang, text }, place) => (
        <span key={lang}>
          {place > 0 && ' · '}
          <span lang={lang}>{text}</span>
        </span>
      ))}
    </p>
  );
}
