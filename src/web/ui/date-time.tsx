import { Trans } from '@lingui/react/macro';
import { businessDateTime, type Instant } from '#domain/instant.ts';

const macauMinutesAheadOfUtc = 480;

/** Whether this device's clock shows another time than Macau's; then times say whose they are (G38). */
const elsewhere = (at: Date): boolean => at.getTimezoneOffset() !== -macauMinutesAheadOfUtc;

/** `<DateTime at={instant} />` is YYYY-MM-DD HH:mm:ss in Macau; `short` leaves out the seconds. */
export function DateTime({ at, short }: { at: Instant; short?: boolean }) {
  const text = businessDateTime(at);
  return (
    <time dateTime={at} className="tabular-nums">
      <span className="kept-whole">{short ? text.slice(0, 16) : text}</span>
      {elsewhere(new Date(at)) && (
        <>
          {' '}
          <span className="kept-whole">
            <Trans comment="After a time, for readers in another time zone">(Macau time)</Trans>
          </span>
        </>
      )}
    </time>
  );
}

/** A period of days from the documents' `YYYY-MM-DD HH:mm:ss`: `2026-11-20 – 2026-11-22`. */
export function DayRange({ from, to }: { from: string | null; to: string | null }) {
  const first = from?.slice(0, 10);
  const last = to?.slice(0, 10);
  return (
    <span className="tabular-nums">
      {first && <time dateTime={first}>{first}</time>}
      {last && last !== first && (
        <>
          {' – '}
          <time dateTime={last}>{last}</time>
        </>
      )}
    </span>
  );
}
