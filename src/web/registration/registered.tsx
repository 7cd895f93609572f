import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { startLogin } from '#web/api/start-login.ts';
import { Button } from '#web/ui/button.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

const redirectMs = 2000;

/** After a registration: on to the login in two seconds (row 084). */
export function Registered({ username, target }: { username: string; target: string }) {
  useEffect(() => {
    const timer = setTimeout(() => startLogin({ target }), redirectMs);
    return () => clearTimeout(timer);
  }, [target]);
  return (
    <Card>
      <div className="flex flex-col gap-4 break-words">
        <Status tone="good">
          <Trans>You are registered. Your username is {username}.</Trans>
        </Status>
        <p className="text-muted">
          <Trans>The login page opens in two seconds.</Trans>
        </p>
        <Button tone="primary" icon="log-in" onClick={() => startLogin({ target })}>
          <Trans>Log in now</Trans>
        </Button>
      </div>
    </Card>
  );
}
