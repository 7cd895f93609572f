import { useEffect } from 'react';
import type { DoorEvent } from '#contract/sign-in/event.ts';
import { changed } from '#web/api/changed.ts';
import { sessionToken } from '#web/api/session-token.ts';
import { browserPace } from '#web/door/environment.ts';
import { followEvents, type Pace } from '#web/door/contact/event-stream.ts';

/** Which lists each event makes old. */
const madeOld: Partial<Record<DoorEvent['type'], readonly string[]>> = {
  hello: ['people', 'live', 'sessions', 'conflicts', 'stations'],
  people: ['people', 'live', 'sessions'],
  counts: ['people', 'live', 'sessions'],
  conflict: ['conflicts', 'live'],
  stations: ['stations', 'live'],
};

/** Many scans in one moment ask for the lists once. */
const gatherMs = 700;

function forget(activityId: string, lists: ReadonlySet<string>): void {
  void changed(...[...lists].map((list) => ['sign-in', activityId, list]));
}

const pace: Pace = {
  ...browserPace,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

async function openEvents(activityId: string, signal: AbortSignal): Promise<Response | null> {
  const response = await fetch(`/event-api/sign-in/events?activityId=${encodeURIComponent(activityId)}`, {
    headers: { authorization: `Bearer ${sessionToken() ?? ''}` },
    signal,
  });
  return response.ok ? response : null;
}

/** Keeps the staff's lists of one activity fresh while a page shows them. */
export function useStaffEvents(activityId: string): void {
  useEffect(() => {
    const stopping = new AbortController();
    const old = new Set<string>();
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const hear = (event: DoorEvent) => {
      for (const list of madeOld[event.type] ?? []) old.add(list);
      gathering ??= setTimeout(() => {
        gathering = undefined;
        forget(activityId, old);
        old.clear();
      }, gatherMs);
    };
    void followEvents({ open: (signal) => openEvents(activityId, signal), hear }, pace, stopping.signal);
    return () => {
      stopping.abort();
      clearTimeout(gathering);
    };
  }, [activityId]);
}
