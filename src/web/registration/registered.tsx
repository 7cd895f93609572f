import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { AccessGrant } from '#contract/account/account.ts';
import { takeLogin } from '#web/account/take-login.ts';
import { useGoOn } from '#web/account/use-login-target.ts';
import { changed } from '#web/api/changed.ts';
import { startLogin } from '#web/api/start-login.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const redirectMs = 2000;

/** What a registration gives. */
export interface NewAccount {
  username: string;
  /** Null where another provider gives the login. */
  login: AccessGrant | null;
}

/** After a registration: on to what it was for in two seconds (row 084), logged in already wherever that can be. */
export function Registered({ account: { username, login }, target }: { account: NewAccount; target: string }) {
  const goOn = useGoOn();
  const go = () => (login ? void goOn(target) : startLogin({ target, hint: username }));
  const goLater = useEffectEvent(go);
  useEffect(() => {
    const timer = setTimeout(() => goLater(), redirectMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!login) return;
    takeLogin(login);
    // What a visitor was answered is not what the account is.
    void changed([]);
  }, [login]);
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <Status tone="good">
          <Trans>You’re registered. Your username is {username}.</Trans>
        </Status>
        <p className="text-muted">
          {login ? (
            <Trans>You’re logged in. Taking you there…</Trans>
          ) : (
            <Trans>Taking you to the login page, with your username filled in…</Trans>
          )}
        </p>
        <Button tone="primary" icon="arrow-right" onClick={go}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </Card>
  );
}
