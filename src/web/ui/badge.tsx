import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { softTone, type Tone, toneIcon } from './tone.ts';

/** One or two words about a thing: `<Badge tone="good">Signed in</Badge>`. */
export const Badge = ({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) => (
  <span
    className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-start text-sm font-medium ${softTone[tone]}`}
  >
    {icon && <Icon name={icon} size="sm" />}
    {children}
  </span>
);

/** A sentence about where a thing stands and whose turn it is, with its next action beside it. */
export const Status = ({ tone, children, action }: { tone: Tone; children: ReactNode; action?: ReactNode }) => (
  <div className={`flex flex-wrap items-center gap-3 rounded-card px-4 py-3 ${softTone[tone]}`}>
    <Icon name={toneIcon[tone]} />
    <p className={classNames('min-w-0 flex-1 font-medium', Boolean(action) && 'basis-40')}>{children}</p>
    {action}
  </div>
);
