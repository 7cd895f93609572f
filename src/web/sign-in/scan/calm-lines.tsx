import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DoorState } from '#web/door/door-state.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

const Line = ({ icon, tone, children }: { icon: IconName; tone: string; children: ReactNode }) => (
  <p className={`flex w-fit max-w-full items-center gap-2 rounded-full px-3.5 py-1.5 text-sm font-medium ${tone}`}>
    <Icon name={icon} size="sm" />
    <span className="min-w-0">{children}</span>
  </p>
);

const minutesSince = (at: string, now: number): number => Math.max(0, Math.round((now - Date.parse(at)) / 60_000));

/** True states that change nothing for the operator: no network, a clock that is off, a list on its way. */
export function CalmLines({ state, now }: { state: DoorState; now: number }) {
  const { connection, list, queue, clock, station, kind } = state;
  const { pending } = queue;
  const age = list.asOf ? minutesSince(list.asOf, now) : null;
  const minutes = Math.round(Math.abs(clock.offsetMs) / 60_000);
  const received = list.loading?.received ?? 0;
  return (
    <div aria-live="polite" className="flex flex-col items-start gap-1.5">
      {connection.state === 'offline' && (
        <Line icon="wifi-off" tone="bg-info-soft text-on-info-soft">
          <Trans>Offline, scanning goes on</Trans>
          {pending > 0 && (
            <>
              {' · '}
              <Plural value={pending} one="# waiting" other="# waiting" />
            </>
          )}
          {age !== null && (
            <>
              {' · '}
              <Plural value={age} _0="list just loaded" one="list # minute old" other="list # minutes old" />
            </>
          )}
        </Line>
      )}
      {list.loading && (
        <Line icon="download" tone="bg-surface text-ink">
          <Plural value={received} one="Loading the list: # person" other="Loading the list: # people" />
        </Line>
      )}
      {clock.warning && (
        <Line icon="clock" tone="bg-warn-soft text-on-warn-soft">
          <Plural
            value={minutes}
            one="The clock is off by # minute; times are corrected"
            other="The clock is off by # minutes; times are corrected"
          />
        </Line>
      )}
      {station?.cancelledKinds.includes(kind) && (
        <Line icon="ban" tone="bg-bad-soft text-on-bad-soft">
          <Trans>This was cancelled; scans are still kept</Trans>
        </Line>
      )}
      {state.storage.lastFailure && (
        <Line icon="warning" tone="bg-bad text-on-bad">
          <Trans>This phone can’t save scans. Reload, or use another phone.</Trans>
        </Line>
      )}
    </div>
  );
}
