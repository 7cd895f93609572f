import { useEffect } from 'react';
import type { DoorEvent } from '#contract/sign-in-event.ts';
import { waitAfter } from '#domain/sign-in/back-off.ts';
import { queryClient } from '#web/api/query-client.ts';
import { sessionToken } from '#web/api/session-token.ts';

/** Which lists each event makes old. */
const madeOld: Partial<Record<DoorEvent['type'], readonly string[]>> = {
  hello: ['people', 'live', 'conflicts', 'stations'],
  people: ['people', 'live'],
  counts: ['people', 'live'],
  conflict: ['conflicts', 'live'],
  stations: ['stations', 'live'],
};

/** A stream that says nothing for so long, not even its own ping, was swallowed by a proxy. */
const silenceMs = 60_000;
/** Many scans in one moment ask for the lists once. */
const gatherMs = 700;

function forget(activityId: string, lists: ReadonlySet<string>): void {
  for (const list of lists) void queryClient.invalidateQueries({ queryKey: ['sign-in', activityId, list] });
}

function eventOf(message: string): DoorEvent | null {
  const data = message
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
  try {
    return data ? (JSON.parse(data) as DoorEvent) : null;
  } catch {
    return null;
  }
}

/** Reads one connection until it ends; over fetch, so that the token goes in a header. */
async function listen(activityId: string, hear: (event: DoorEvent) => void, stop: AbortSignal): Promise<void> {
  const ending = new AbortController();
  const end = () => ending.abort();
  stop.addEventListener('abort', end);
  let silence = setTimeout(end, silenceMs);
  try {
    const response = await fetch(`/event-api/sign-in/events?activityId=${encodeURIComponent(activityId)}`, {
      headers: { authorization: `Bearer ${sessionToken() ?? ''}` },
      signal: ending.signal,
    });
    const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
    if (!reader) return;
    let held = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(end, silenceMs);
      const parts = (held + value).split(/\r?\n\r?\n/);
      held = parts.pop() ?? '';
      for (const part of parts) {
        const event = eventOf(part);
        if (event) hear(event);
      }
    }
  } catch {
    // Cut, as streams are; the next one says what was missed with its hello.
  } finally {
    clearTimeout(silence);
    stop.removeEventListener('abort', end);
    ending.abort();
  }
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
    const run = async () => {
      for (let failures = 1; !stopping.signal.aborted; failures++) {
        const began = performance.now();
        await listen(activityId, hear, stopping.signal);
        if (performance.now() - began > silenceMs) failures = 1;
        await new Promise((resolve) => setTimeout(resolve, waitAfter(failures + 1, Math.random())));
      }
    };
    void run();
    return () => {
      stopping.abort();
      clearTimeout(gathering);
    };
  }, [activityId]);
}
