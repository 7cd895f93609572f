import { type Instant, instantOf } from '#domain/instant.ts';
import type { publicActivities } from '#web/activity/activities.ts';
import { isPassing } from '#web/api/is-passing.ts';
import { ownVersion } from '#web/shell/own-version.ts';

export type Listed = Awaited<ReturnType<typeof publicActivities>>;
/** `keptAt` is when the server gave it; null: just now. */
export type Coming = Listed & { keptAt: Instant | null };

interface Entry {
  /** Another version of the app may read answers of another shape. */
  version: string;
  at: Instant;
  listed: Listed;
}

/** Everybody may read it, so it stays when somebody logs out. */
const entryName = 'coming';

export function keepComing(listed: Listed): void {
  const entry: Entry = { version: ownVersion(), at: instantOf(Date.now()), listed };
  try {
    localStorage.setItem(entryName, JSON.stringify(entry));
  } catch {
    // A full or forbidden storage costs this reader the list without a network, and nothing else.
  }
}

function keptComing(): Coming | null {
  try {
    const entry = JSON.parse(localStorage.getItem(entryName) ?? 'null') as Entry | null;
    return entry?.version === ownVersion() ? { ...entry.listed, keptAt: entry.at } : null;
  } catch {
    return null;
  }
}

/** The list as the server has it, kept for when it cannot be reached; then the one kept last. */
export async function comingOrKept(ask: () => Promise<Listed>): Promise<Coming> {
  try {
    const listed = await ask();
    keepComing(listed);
    return { ...listed, keptAt: null };
  } catch (error) {
    const kept = isPassing(error) ? keptComing() : null;
    if (!kept) throw error;
    return kept;
  }
}
