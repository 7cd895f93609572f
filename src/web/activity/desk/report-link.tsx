import { Trans } from '@lingui/react/macro';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

interface Props extends Pick<ButtonLook, 'tone'> {
  eventId: string;
  /** Whose units are shown first. */
  activityId?: string;
}

/** To what came of an event. */
export const ReportLink = ({ eventId, activityId, tone }: Props) => (
  <LinkButton to="/admin/report/$eventId" params={{ eventId }} search={{ activityId }} icon="presentation" tone={tone}>
    <Trans comment="A button: what came of an event">Report</Trans>
  </LinkButton>
);
