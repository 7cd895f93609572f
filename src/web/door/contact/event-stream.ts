import type { DoorEvent } from '#contract/sign-in/event.ts';
import { waitAfter } from '#domain/sign-in/back-off.ts';
import type { DoorEnvironment } from '../environment.ts';

/** Longer without a byte than the server's own pings: a proxy has swallowed the stream. */
const silenceMs = 60_000;

export interface EventStream {
  /** Asks for the stream, over fetch, so that the token goes in a header; null when none comes. May throw. */
  open: (signal: AbortSignal) => Promise<Response | null>;
  hear: (event: DoorEvent) => void;
  /** Told true when a stream begins and false when it has ended. */
  onConnected?: (connected: boolean) => void;
}

/** The clock and the chance of whoever follows. */
export interface Pace extends Pick<DoorEnvironment, 'monotonicNow' | 'random' | 'setTimer'> {
  wait: (ms: number) => Promise<void>;
}

/** Listens to one connection after the other, with the usual back-off between them, until told to stop. */
export async function followEvents(stream: EventStream, pace: Pace, stop: AbortSignal): Promise<void> {
  let failures = 0;
  while (!stop.aborted) {
    const began = pace.monotonicNow();
    await listen(stream, pace, stop);
    stream.onConnected?.(false);
    // A stream that lived was not a failure; one that ends at once is, however politely.
    failures = pace.monotonicNow() - began > silenceMs ? 0 : failures + 1;
    if (!stop.aborted) await pace.wait(waitAfter(failures + 1, pace.random()));
  }
}

/** One connection, until it ends, falls silent or is cut; the next one says what was missed with its hello. */
async function listen({ open, hear, onConnected }: EventStream, { setTimer }: Pace, stop: AbortSignal): Promise<void> {
  const ending = new AbortController();
  const signal = AbortSignal.any([stop, ending.signal]);
  const end = () => ending.abort();
  let cancelSilence = setTimer(end, silenceMs);
  try {
    const response = await open(signal);
    const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) return;
    onConnected?.(true);
    let held = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done || stop.aborted) return;
      cancelSilence();
      cancelSilence = setTimer(end, silenceMs);
      const messages = (held + value).split(/\r?\n\r?\n/);
      held = messages.pop() ?? '';
      for (const event of messages.map(eventOf)) if (event) hear(event);
    }
  } catch {
    // Cut, as streams are.
  } finally {
    cancelSilence();
    end();
  }
}

/** Null for a ping, and for what is no event of ours. */
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
