import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Activity } from '#contract/activity/activity.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** For people who come for themselves and need no account: applicants at a careers fair, visitors of a public event. */
export function OtherWay({ activity: { id: activityId, category } }: { activity: Activity }) {
  if (category === 'RECRUIT') {
    return (
      <Way
        text={<Trans>Looking for a job? You don’t need an account.</Trans>}
        to="/public-recruit-list"
        label={<Trans>See the positions</Trans>}
        activityId={activityId}
      />
    );
  }
  if (category !== 'PUBLIC') return null;
  return (
    <Way
      text={<Trans>Coming as a visitor? You don’t need an account.</Trans>}
      to="/public-event-register"
      label={<Trans>Register as a visitor</Trans>}
      activityId={activityId}
    />
  );
}

const Way = ({
  text,
  to,
  label,
  activityId,
}: {
  text: ReactNode;
  to: '/public-recruit-list' | '/public-event-register';
  label: ReactNode;
  activityId: string;
}) => (
  <div className="flex flex-wrap items-center gap-x-3">
    <p className="text-muted">{text}</p>
    <LinkButton to={to} search={{ activityId }} tone="quiet" icon="arrow-right">
      {label}
    </LinkButton>
  </div>
);
