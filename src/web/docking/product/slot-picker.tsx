import { Trans } from '@lingui/react/macro';
import { businessDateAt, businessDateTime, type Instant } from '#domain/instant.ts';

const isNever = () => false;

/** Slots by day, to be switched on and off. */
export function SlotPicker({
  label,
  slots,
  chosen,
  most,
  isOff = isNever,
  onChange,
}: {
  label: string;
  slots: readonly Instant[];
  chosen: readonly Instant[];
  /** Once so many are chosen the others cannot be. */
  most?: number;
  /** What cannot be chosen at all. */
  isOff?: (at: Instant) => boolean;
  onChange: (chosen: Instant[]) => void;
}) {
  if (slots.length === 0) {
    return (
      <p className="text-muted">
        <Trans>Meeting times aren’t set yet.</Trans>
      </p>
    );
  }
  const days = [...Map.groupBy(slots, (at) => businessDateAt(at))];
  const isFull = most !== undefined && chosen.length >= most;
  const toggle = (at: Instant) =>
    onChange(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at].toSorted());
  return (
    <div className="flex flex-col gap-3">
      {days.map(([day, times]) => (
        <fieldset key={day}>
          <legend className="text-sm text-muted tabular-nums">
            <span className="sr-only">{label} </span>
            {day}
          </legend>
          <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
            {times.map((at) => (
              <button
                key={at}
                type="button"
                aria-pressed={chosen.includes(at)}
                disabled={isOff(at) || (isFull && !chosen.includes(at))}
                onClick={() => toggle(at)}
                className="min-h-touch rounded-lg border border-control bg-surface px-2 tabular-nums focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-brand disabled:border-line disabled:text-muted aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-on-brand-soft"
              >
                {clockOf(at)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

const beforeClock = 'YYYY-MM-DD '.length;
/** HH:mm in Macau. */
export const clockOf = (at: Instant): string => businessDateTime(at).slice(beforeClock, beforeClock + 5);
