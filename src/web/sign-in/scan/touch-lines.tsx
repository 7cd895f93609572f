import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wakeSound } from '#web/scanner/feedback.ts';
import { useSoundSleeps } from '#web/scanner/use-feedback.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useWakefulness } from '#web/ui/use-wake-lock.ts';

const Line = ({ icon, onTouch, children }: { icon: IconName; onTouch?: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onTouch}
    className="flex min-h-touch w-fit max-w-full items-center gap-2 rounded-full bg-warn-soft px-3.5 py-1.5 text-left text-sm font-medium text-on-warn-soft"
  >
    <Icon name={icon} size="sm" />
    <span className="min-w-0">{children}</span>
  </button>
);

/** What the browser gives only to a page that was touched, and has not given or has taken away. */
export function TouchLines() {
  const soundSleeps = useSoundSleeps();
  const wakefulness = useWakefulness();
  return (
    <>
      {soundSleeps && (
        <Line icon="sound-off" onTouch={wakeSound}>
          <Trans>Sound is off: tap here</Trans>
        </Line>
      )}
      {wakefulness === 'refused' && (
        // Any touch asks for it again.
        <Line icon="moon">
          <Trans>The screen may go dark: tap here</Trans>
        </Line>
      )}
    </>
  );
}
