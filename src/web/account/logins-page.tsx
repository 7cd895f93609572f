import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OwnSession } from '#contract/account/own-account.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { endLogin, endOtherLogins, loginsQuery } from './own-account-calls.ts';

/** Where one is logged in, and the end of any of it. */
export function LoginsPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(loginsQuery);
  const others = data?.content.filter(({ isCurrent }) => !isCurrent).length ?? 0;

  const changes = [loginsQuery.queryKey];
  const endOne = useDeed({
    call: (sessionId: string) => endLogin(sessionId),
    done: () => t`That device is logged out.`,
    changes,
  });
  const endOthers = useDeed({
    sure: () => ({
      title: t`Log out everywhere else?`,
      text: t`Every other device will have to log in again.`,
      action: t`Log out everywhere else`,
      tone: 'danger',
    }),
    call: endOtherLogins,
    done: () => t`All other devices are logged out.`,
    changes,
  });

  return (
    <div className="mx-auto max-w-reading">
      <PageHeader back={<BackLink to="/home" />} title={<Trans>Your devices</Trans>}>
        <Trans>
          Devices logged in to your account. If you don't recognise one, log it out and change your password.
        </Trans>
      </PageHeader>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ul className="flex flex-col gap-3">
          {data.content.map((login) => (
            <li key={login.id}>
              <Login login={login} busy={endOne.doing === login.id} onEnd={() => void endOne.run(login.id)} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="flex flex-col gap-3">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {others > 1 && (
        <div className="mt-6">
          <Button tone="danger" icon="log-out" busy={endOthers.busy} onClick={() => void endOthers.run()}>
            <Trans>Log out everywhere else</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function Login({ login, busy, onEnd }: { login: OwnSession; busy: boolean; onEnd: () => void }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4">
        <Icon name="device" size="lg" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            {login.device || <Trans>Unknown device</Trans>}
            {login.isCurrent && (
              <Badge tone="good" icon="check">
                <Trans>This device</Trans>
              </Badge>
            )}
          </p>
          <p className="text-sm text-muted">
            <Trans>
              Logged in <DateTime at={login.createdAt} short /> · last active <DateTime at={login.lastUsedAt} short />
            </Trans>
          </p>
        </div>
        {!login.isCurrent && (
          <Button icon="log-out" busy={busy} onClick={onEnd}>
            <Trans>Log out</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
