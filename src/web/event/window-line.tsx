import { Trans } from '@lingui/react/macro';
import { daysBetween } from '#domain/activity/when.ts';
import { type EnrollWindow, windowState } from '#domain/activity/window.ts';
import { businessDateAt, instantOf } from '#domain/instant.ts';
import { Days } from '#web/ui/days.tsx';

/** Where a time for registering stands, in one sentence: opens, open and for how long, closed. */
export function WindowLine({ window }: { window: EnrollWindow }) {
  const now = instantOf(Date.now());
  const state = windowState(window, now);
  if (state === 'NOT_STARTED' && window.begin) {
    return (
      <Trans>
        Opens on <Days from={window.begin} />
      </Trans>
    );
  }
  if (state === 'ENDED') return <Trans>Closed</Trans>;
  if (!window.end) return <Trans context="registration">Open</Trans>;
  const left = daysBetween(businessDateAt(now), window.end);
  if (left === 0) return <Trans>Open – last day today</Trans>;
  if (left === 1) return <Trans>Open – closes tomorrow</Trans>;
  return <Trans>Open – {left} days left</Trans>;
}
