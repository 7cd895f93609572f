import type { ShownHall } from './queries.ts';

type Kept = Omit<ShownHall, 'isKept'>;

const place = 'hall-screen';

/** What a screen was told last, for a reload without a network. Names of units only; one link at a time. */
export function keepHall(link: string, shown: Kept): void {
  try {
    localStorage.setItem(place, JSON.stringify({ link, shown }));
  } catch {
    // A device without room for it still shows what it has in memory.
  }
}

export function keptHall(link: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as { link: string; shown: Kept } | null;
    return kept?.link === link ? kept.shown : null;
  } catch {
    return null;
  }
}

export const forgetHall = (): void => localStorage.removeItem(place);
