import { Plural, Trans } from '@lingui/react/macro';
import type { PublicEvent } from '#contract/public-event/public-event.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Whether one can still come. */
export function SeatsLeft({ of: { window, free, waiting, waitingList, isCancelled } }: { of: PublicEvent }) {
  if (isCancelled)
    return (
      <Badge tone="bad">
        <Trans>Cancelled</Trans>
      </Badge>
    );
  if (window === 'NOT_STARTED')
    return (
      <Badge tone="info">
        <Trans comment="Of an event">Registration opens soon</Trans>
      </Badge>
    );
  if (window === 'ENDED')
    return (
      <Badge>
        <Trans comment="Of an event">Registration is closed</Trans>
      </Badge>
    );
  if (free > 0 && waiting === 0)
    return (
      <Badge tone="good" icon="check">
        <Plural value={free} one="# seat left" other="# seats left" />
      </Badge>
    );
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="warn">
        {free > 0 ? <Plural value={free} one="# seat left" other="# seats left" /> : <Trans>All seats are taken</Trans>}
      </Badge>
      {waitingList && (
        <span className="text-sm text-muted">
          <Plural
            value={waiting}
            _0="The waiting list is empty"
            one="# on the waiting list"
            other="# on the waiting list"
          />
        </span>
      )}
    </span>
  );
}
