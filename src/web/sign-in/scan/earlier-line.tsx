import { Plural, Trans } from '@lingui/react/macro';
import type { VerdictCard } from '#web/door/card/card.ts';
import { clockText } from '../clock-text.ts';

function Ago({ ms }: { ms: number }) {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 120) return <Plural value={seconds} one="# second ago" other="# seconds ago" />;
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return <Plural value={minutes} one="# minute ago" other="# minutes ago" />;
  const hours = Math.round(minutes / 60);
  return <Plural value={hours} one="# hour ago" other="# hours ago" />;
}

/** When and where the person was signed in before: `40 seconds ago, 10:42, at Gate B`. */
export function EarlierLine({ earlier }: { earlier: NonNullable<VerdictCard['earlier']> }) {
  const time = clockText(earlier.at);
  const { gate } = earlier;
  return (
    <p className="text-xl leading-snug font-semibold">
      <Ago ms={earlier.agoMs} />
      {' · '}
      <span className="tabular-nums">{time}</span>
      {' · '}
      {earlier.here ? <Trans>here, {gate}</Trans> : gate}
    </p>
  );
}
