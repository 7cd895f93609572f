import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { softTone, type Tone, toneIcon } from './tone.ts';

/** A line across the page about its present state: offline, an older copy, a demo. */
export const Banner = ({
  tone = 'info',
  icon,
  children,
  action,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
  action?: ReactNode;
}) => (
  <div role="status" className={softTone[tone]}>
    <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <Icon name={icon ?? toneIcon[tone]} />
      <p className="min-w-0 flex-1">{children}</p>
      {action}
    </div>
  </div>
);
