import { Trans } from '@lingui/react/macro';
import type { Elsewhere } from '#contract/sign-in/device.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { DayRange } from '#web/ui/date-time.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { clockText } from '../clock-text.ts';

/** Where the holder of a foreign code wants to go: what, where and when (R8). */
export function ElsewhereLine({ elsewhere }: { elsewhere: Elsewhere }) {
  const { names, place, beginDate, endDate, opensAt } = elsewhere;
  const opens = opensAt && clockText(opensAt);
  const hasPlace = Boolean(place.tc || place.en || place.pt);
  return (
    <div className="flex flex-col gap-1 text-lg leading-snug">
      <p className="text-xl font-bold">
        <LocalizedName of={names} />
      </p>
      {hasPlace && (
        <p className="flex items-start gap-2 font-semibold">
          <Icon name="place" />
          <LocalizedName of={place} />
        </p>
      )}
      <p className="flex items-start gap-2">
        <Icon name="calendar" />
        <span>
          <DayRange from={beginDate} to={endDate} />
          {opens && (
            <>
              {' · '}
              <Trans>sign-in opens {opens}</Trans>
            </>
          )}
        </span>
      </p>
    </div>
  );
}
