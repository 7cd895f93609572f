import { Trans } from '@lingui/react/macro';
import type { ActivityCard } from '#contract/activity/activity.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { DayRange } from '#web/ui/date-time.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LongText } from './long-text.tsx';

export const Introduction = ({ activity, onClose }: { activity: ActivityCard; onClose: () => void }) => (
  <Dialog
    open
    width="wide"
    onClose={onClose}
    title={<LocalizedName of={namesOf(activity)} />}
    actions={
      <LinkButton to="/event/detail" search={{ activityId: activity.id }} tone="primary">
        <Trans>See all details</Trans>
      </LinkButton>
    }
  >
    <p className="mb-3 text-muted">
      <DayRange from={activity.beginDate} to={activity.endDate} /> <LocalizedName of={activity.place} />
    </p>
    <LongText of={activity.description} />
  </Dialog>
);
