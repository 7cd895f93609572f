import { Trans } from '@lingui/react/macro';
import { Status } from '#web/ui/badge.tsx';

/** To a reviewer who reads what somebody else decides. */
export const WhyNotMine = ({ mayDecide }: { mayDecide: boolean }) => (
  <div className="mt-4">
    <Status tone="info">
      {mayDecide ? (
        <Trans>This is an administrator’s to decide.</Trans>
      ) : (
        <Trans>
          You can read this but not decide: the activity was not given to you. An administrator can do that on the page
          of your account, under Roles.
        </Trans>
      )}
    </Status>
  </div>
);
