import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Activity } from '#contract/activity/activity.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

interface Way {
  text: ReactNode;
  to: '/public-recruit-list' | '/public-event-register' | '/public-projects';
  label: ReactNode;
}

const ways: Partial<Record<ActivityCategory, Way>> = {
  RECRUIT: {
    text: <Trans>Looking for a job? You don’t need an account.</Trans>,
    to: '/public-recruit-list',
    label: <Trans>See the positions</Trans>,
  },
  PUBLIC: {
    text: <Trans>Coming as a visitor? You don’t need an account.</Trans>,
    to: '/public-event-register',
    label: <Trans>Register as a visitor</Trans>,
  },
  PCLOSE: {
    text: <Trans>Curious about the results? You don’t need an account.</Trans>,
    to: '/public-projects',
    label: <Trans>See the projects</Trans>,
  },
};

const LinkOf = ({ way: { to, label }, activityId }: { way: Way; activityId: string }) => (
  <LinkButton to={to} search={{ activityId }} tone="quiet" icon="arrow-right">
    {label}
  </LinkButton>
);

/** For people who come for themselves and need no account: applicants at a careers fair, visitors and readers. */
export function OtherWay({ activity: { id, category } }: { activity: Activity }) {
  const way = ways[category];
  return (
    way && (
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="text-muted">{way.text}</p>
        <LinkOf way={way} activityId={id} />
      </div>
    )
  );
}

/** The same without words around it. A public event has none: its one button leads visitors there. */
export function OtherWayLink({ activity: { id, category } }: { activity: Activity }) {
  const way = category === 'PUBLIC' ? undefined : ways[category];
  return way && <LinkOf way={way} activityId={id} />;
}
