import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#web/ui/link-button.tsx';

interface Props {
  eventId: string;
  /** Whose units are shown first. */
  activityId?: string;
  quiet?: boolean;
}

/** To what came of an event. */
export const ReportLink = ({ eventId, activityId, quiet }: Props) => (
  <LinkButton
    to="/admin/report/$eventId"
    params={{ eventId }}
    search={{ activityId }}
    icon="presentation"
    {...(quiet ? { tone: 'quiet' as const } : {})}
  >
    <Trans comment="A button: what came of an event">Report</Trans>
  </LinkButton>
);
