import { businessDateAt, type Instant } from '#domain/instant.ts';

interface Seated {
  begin: Instant;
  end: Instant;
  place: string;
  table: number;
}

export interface TableAtMoment<Meeting> {
  place: string;
  table: number;
  /** What is held there at the moment. */
  now: Meeting | null;
  /** What comes after it on the same day. */
  next: Meeting | null;
}

/**
 * What a screen in the hall shows at a moment: every table that has a meeting on that day, in the order of place and
 * number.
 */
export function nowAndNext<Meeting extends Seated>(
  meetings: readonly Meeting[],
  at: Instant,
): TableAtMoment<Meeting>[] {
  const today = businessDateAt(at);
  const tables = new Map<string, TableAtMoment<Meeting>>();
  const ofToday = meetings
    .filter(({ begin }) => businessDateAt(begin) === today)
    .toSorted((a, b) => (a.begin < b.begin ? -1 : 1));
  for (const meeting of ofToday) {
    const { place, table } = meeting;
    const key = `${place} ${table}`;
    const shown = tables.get(key) ?? { place, table, now: null, next: null };
    if (meeting.begin <= at && at < meeting.end) shown.now = meeting;
    if (meeting.begin > at) shown.next ??= meeting;
    tables.set(key, shown);
  }
  return [...tables.values()].toSorted((a, b) => a.place.localeCompare(b.place) || a.table - b.table);
}
