import { Plural, Trans } from '@lingui/react/macro';
import { distanceOf } from '#domain/activity/when.ts';
import { instantOf } from '#domain/instant.ts';
import { Badge } from '#web/ui/badge.tsx';

/** How long it is until something, or that it is on. @param of its first and last day */
export function HowFar({ of }: { of: { beginDate: string; endDate: string } }) {
  const distance = distanceOf(of, instantOf(Date.now()));
  if (distance.is === 'OVER') {
    return (
      <Badge>
        <Trans>Over</Trans>
      </Badge>
    );
  }
  if (distance.is === 'ON') {
    const { day, of: all } = distance;
    return (
      <Badge tone="good">
        {all === 1 ? (
          <Trans>Today</Trans>
        ) : (
          <Trans>
            Day {day} of {all}
          </Trans>
        )}
      </Badge>
    );
  }
  const { days } = distance;
  return (
    <Badge tone="brand">
      <Plural value={days} _1="In 1 day" other="In # days" />
    </Badge>
  );
}
