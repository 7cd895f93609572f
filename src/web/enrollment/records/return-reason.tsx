import { Trans } from '@lingui/react/macro';
import { Status } from '#web/ui/badge.tsx';

/** What the fund wrote when it returned an application. */
export const ReturnReason = ({ reason }: { reason: string }) => (
  <div className="mt-3 whitespace-pre-wrap">
    <Status tone="warn">
      <Trans comment="What the fund wrote when it returned an application">The fund writes: {reason}</Trans>
    </Status>
  </div>
);
