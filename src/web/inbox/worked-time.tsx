import { Trans } from '@lingui/react/macro';
import { hourMs } from '#domain/instant.ts';

/** Office time, as "6 h 30 min". */
export function WorkedTime({ ms }: { ms: number }) {
  const hours = Math.floor(ms / hourMs);
  const minutes = Math.floor((ms % hourMs) / 60_000);
  if (hours >= 10) return <Trans comment="Hours of office time">{hours} h</Trans>;
  return (
    <Trans comment="Hours and minutes of office time">
      {hours} h {minutes} min
    </Trans>
  );
}
