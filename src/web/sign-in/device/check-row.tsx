import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** `open`: still to be done by the person. */
export type CheckState = 'open' | 'running' | 'passed' | 'failed' | 'absent';

const lights: Record<Exclude<CheckState, 'running'>, { icon: IconName; tone: string; word: ReactNode }> = {
  open: {
    icon: 'minus',
    tone: 'bg-sunken text-ink',
    word: <Trans comment="State of a check before the shift">to do</Trans>,
  },
  passed: {
    icon: 'check',
    tone: 'bg-good text-on-good',
    word: <Trans comment="State of a check before the shift">good</Trans>,
  },
  failed: {
    icon: 'warning',
    tone: 'bg-bad text-on-bad',
    word: <Trans comment="State of a check before the shift">not good</Trans>,
  },
  absent: {
    icon: 'ban',
    tone: 'bg-warn text-on-warn',
    word: <Trans comment="State of a check: this phone does not have it">not on this phone</Trans>,
  },
};

/** One check as a traffic light: shape, colour and word say the same. */
export const CheckRow = ({
  name,
  state,
  detail,
  children,
}: {
  name: ReactNode;
  state: CheckState;
  detail?: ReactNode;
  children?: ReactNode;
}) => (
  <li className="flex flex-col gap-3 py-4" data-check={state}>
    <div className="flex items-center gap-4">
      {state === 'running' ? (
        <span className="flex size-11 items-center justify-center">
          <Spinner />
        </span>
      ) : (
        <span className={`flex size-11 shrink-0 items-center justify-center rounded-full ${lights[state].tone}`}>
          <Icon name={lights[state].icon} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block text-lg leading-snug font-semibold">{name}</span>
        {detail && <span className="block text-sm text-muted">{detail}</span>}
      </span>
      {state !== 'running' && <span className="text-sm font-medium">{lights[state].word}</span>}
    </div>
    {children && <div className="flex flex-wrap gap-2 pl-15">{children}</div>}
  </li>
);
