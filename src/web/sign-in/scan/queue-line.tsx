import { Plural, Trans } from '@lingui/react/macro';
import type { DoorState } from '#web/door/door-state.ts';
import { Icon } from '#web/ui/icon.tsx';
import { clockText } from '../clock-text.ts';

/** What waits to be sent: `3 waiting`, `all sent 10:42`. */
export function QueueLine({ queue }: { queue: DoorState['queue'] }) {
  const { pending, sending, lastSentAt } = queue;
  const time = lastSentAt && clockText(lastSentAt);
  if (pending > 0) {
    return (
      <span className="inline-flex items-center gap-1.5 font-medium tabular-nums" data-pending={pending}>
        <Icon name={sending ? 'sync' : 'hourglass'} size="sm" />
        <Plural value={pending} one="# waiting" other="# waiting" />
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-muted tabular-nums" data-pending={0}>
      <Icon name="check" size="sm" />
      {time ? <Trans>all sent {time}</Trans> : <Trans>nothing waits</Trans>}
    </span>
  );
}
