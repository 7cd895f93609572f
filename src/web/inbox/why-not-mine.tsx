import { Trans } from '@lingui/react/macro';
import { Status } from '#web/ui/badge.tsx';

/** To a reviewer who reads what somebody else decides. */
export const WhyNotMine = ({ mayDecide }: { mayDecide: boolean }) => (
  <div className="mt-4">
    <Status tone="info">
      {mayDecide ? (
        <Trans>Only an administrator can decide this.</Trans>
      ) : (
        <Trans>
          You can view this but not decide, because the activity isn't assigned to you. An administrator can assign it
          under Roles on your account page.
        </Trans>
      )}
    </Status>
  </div>
);
