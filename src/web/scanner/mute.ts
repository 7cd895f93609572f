/** A code held in the picture is read thirty times a second; it counts once. */
export const outOfViewMs = 1500;
export const mutedMs = 3000;

/**
 * `NEW`: take it. `HELD`: the time is over but it never left the view, the same hand still holds it. `MUTED`: nothing.
 */
export type Taking = 'NEW' | 'HELD' | 'MUTED';

interface Sighting {
  takenAt: number;
  seenAt: number;
}

/** Each code is muted by itself, so another one is taken at once. Times are milliseconds of one clock. */
export function createMute() {
  const sightings = new Map<string, Sighting>();
  return (text: string, now: number): Taking => {
    for (const [other, { seenAt }] of sightings) if (now - seenAt >= outOfViewMs) sightings.delete(other);
    const sighting = sightings.get(text);
    if (sighting && now - sighting.takenAt < mutedMs) {
      sighting.seenAt = now;
      return 'MUTED';
    }
    sightings.set(text, { takenAt: now, seenAt: now });
    return sighting ? 'HELD' : 'NEW';
  };
}
