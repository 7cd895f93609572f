import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { distanceOf } from '#domain/activity/when.ts';
import { instantOf } from '#domain/instant.ts';
import { Badge } from '#web/ui/badge.tsx';

const Plain = ({ children }: { children: ReactNode }) => <span>{children}</span>;

/** How long it is until something, or that it is on. @param of its first and last day @param plain words alone */
export function HowFar({ of, plain }: { of: { beginDate: string; endDate: string }; plain?: boolean }) {
  const Mark = plain ? Plain : Badge;
  const distance = distanceOf(of, instantOf(Date.now()));
  if (distance.is === 'OVER') {
    return (
      <Mark>
        <Trans>Ended</Trans>
      </Mark>
    );
  }
  if (distance.is === 'ON') {
    const { day, of: all } = distance;
    return (
      <Mark tone="good">
        {all === 1 ? (
          <Trans>Today</Trans>
        ) : (
          <Trans>
            Day {day} of {all}
          </Trans>
        )}
      </Mark>
    );
  }
  const { days } = distance;
  // A plural would make the browser's first number format, which takes longer than all the rest of home.
  return <Mark tone="brand">{days === 1 ? <Trans>In 1 day</Trans> : <Trans>In {days} days</Trans>}</Mark>;
}
