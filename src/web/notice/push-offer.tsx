import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api } from '#web/api/client.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { canPush, endPush, startPush } from './push.ts';

const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: () => answer(api.GET('/push/key')),
  enabled: canPush(),
});

/** Notices while the portal is closed: offered where the browser can, asked for only when somebody taps. */
export function PushOffer() {
  const { data, error, isPaused } = useQuery(pushQuery);
  const [refused, setRefused] = useState(() => canPush() && Notification.permission === 'denied');
  const on = data?.subscribed === true && !refused;
  const { run: change, busy } = useDeed({
    call: async () => {
      if (!on) return setRefused(!(await startPush()));
      await endPush();
      await answer(api.DELETE('/push/subscription'));
    },
    changes: [pushQuery.queryKey],
  });
  // It stands there before the server has said, so that it never pushes down what is below it.
  if (!canPush() || (!data && (error || isPaused))) return null;

  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-sunken px-4 py-3">
      <Icon name="bell" />
      <p className="min-w-0 flex-1 basis-56">
        {refused ? (
          <Trans>Your browser is blocking notices. You can allow them in its settings.</Trans>
        ) : on ? (
          <Trans>Notices also appear on this device when the portal is closed, until you log out.</Trans>
        ) : (
          <Trans>You can get notices on this device even when the portal is closed.</Trans>
        )}
      </p>
      {!refused && (
        <Button icon={on ? 'close' : 'bell'} busy={busy || !data} onClick={() => void change()}>
          {on ? <Trans>Turn off</Trans> : <Trans>Turn on</Trans>}
        </Button>
      )}
    </div>
  );
}
