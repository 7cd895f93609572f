import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { WireNames } from '#domain/locale.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Days } from '#web/ui/days.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface Shown extends WireNames {
  id: string;
  beginDate: string;
  endDate: string;
}

/** What all this is for: the event stays in sight on the way to it, above the page's own heading. */
export const EventStrip = ({ activity }: { activity: Shown }) => (
  <Link
    to="/event/detail"
    search={{ activityId: activity.id }}
    className="mb-4 flex min-h-touch items-center gap-3 rounded-card bg-brand-soft px-4 py-2 text-on-brand-soft no-underline"
  >
    <Icon name="calendar" />
    <span className="min-w-0">
      <span className="block text-sm">
        <Trans>You’re registering for</Trans>
      </span>
      <LocalizedName of={namesOf(activity)} className="block font-semibold" />
      <span className="block text-sm">
        <Days from={activity.beginDate} to={activity.endDate} />
      </span>
    </span>
  </Link>
);
