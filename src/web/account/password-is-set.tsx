import { Trans } from '@lingui/react/macro';
import { startLogin } from '#web/api/start-login.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

/** After a new password: whoever has it logs in with it. */
export const PasswordIsSet = ({ target, username }: { target: string; username: string | undefined }) => (
  <div className="flex flex-col gap-4">
    <Status tone="good">
      <Trans>Your new password is set and all devices are logged out.</Trans>
    </Status>
    <Button tone="primary" icon="log-in" onClick={() => startLogin({ target, hint: username })}>
      <Trans>Log in now</Trans>
    </Button>
  </div>
);
