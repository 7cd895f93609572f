import { businessDateAt, type BusinessDate, businessDateTime, type Instant } from '#domain/instant.ts';
import { inOrder, type Span } from '#domain/forum/session.ts';

const clock = (at: Instant): string => businessDateTime(at).slice(11, 16);

/** `10:00–11:30`, in Macau. */
export const Times = ({ of: { begins, ends } }: { of: Span }) => (
  <span className="kept-whole tabular-nums">
    <time dateTime={begins}>{clock(begins)}</time>–<time dateTime={ends}>{clock(ends)}</time>
  </span>
);

/** Days with what begins on each, in order of time. */
export function byDay<One extends Span & { id: string }>(sessions: readonly One[]): [BusinessDate, One[]][] {
  const days = new Map<BusinessDate, One[]>();
  for (const one of inOrder(sessions)) {
    const day = businessDateAt(one.begins);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days];
}
