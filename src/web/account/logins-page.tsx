import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnSession } from '#contract/account/own-account.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { endLogin, endOtherLogins, loginsQuery } from './own-account-calls.ts';

/** Where one is logged in, and the end of any of it. */
export function LoginsPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(loginsQuery);
  const [busy, setBusy] = useState('');
  const others = data?.content.filter(({ isCurrent }) => !isCurrent).length ?? 0;

  const end = async (id: string, work: () => Promise<unknown>, said: string) => {
    setBusy(id);
    try {
      await work();
      toast({ tone: 'good', text: said });
    } catch (failure) {
      toast({ tone: 'bad', text: await errorSentence(failure) });
    } finally {
      await changed(loginsQuery.queryKey);
      setBusy('');
    }
  };
  const endOne = (sessionId: string) => end(sessionId, () => endLogin(sessionId), t`That login is ended.`);
  const endOthers = async () => {
    const sure = await ask({
      title: t`Log out everywhere else?`,
      text: t`Every device but this one has to log in again.`,
      action: t`Log out everywhere else`,
      tone: 'danger',
    });
    if (sure) await end('others', endOtherLogins, t`All other logins are ended.`);
  };

  return (
    <div className="mx-auto max-w-reading">
      <PageHeader back={<BackLink to="/home" />} title={<Trans>My logins</Trans>}>
        <Trans>Where you are logged in at present. End what you do not know, and change your password then.</Trans>
      </PageHeader>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ul className="flex flex-col gap-3">
          {data.content.map((login) => (
            <li key={login.id}>
              <Login login={login} busy={busy === login.id} onEnd={() => void endOne(login.id)} />
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
          <Button tone="danger" icon="log-out" busy={busy === 'others'} onClick={() => void endOthers()}>
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
            {login.device || <Trans>A device that did not say what it is</Trans>}
            {login.isCurrent && (
              <Badge tone="good" icon="check">
                <Trans>This device</Trans>
              </Badge>
            )}
          </p>
          <p className="text-sm text-muted">
            <Trans>
              Logged in <DateTime at={login.createdAt} short />, last active <DateTime at={login.lastUsedAt} short />
            </Trans>
          </p>
        </div>
        {!login.isCurrent && (
          <Button icon="log-out" busy={busy} onClick={onEnd}>
            <Trans>End</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
