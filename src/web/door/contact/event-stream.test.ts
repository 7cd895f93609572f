// @vitest-environment node
import { expect, test } from 'vitest';
import type { DoorEvent } from '#contract/sign-in/event.ts';
import { followEvents } from './event-stream.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A listener whose time passes only as it is told to, and which stops after so many waits. */
function listener(connections: ((signal: AbortSignal) => Promise<Response | null>)[]) {
  const stop = new AbortController();
  const heard: DoorEvent[] = [];
  const connected: boolean[] = [];
  const waits: number[] = [];
  const timers = new Set<() => void>();
  let now = 0;
  const next = connections.values();
  const ended = followEvents(
    {
      open: async (signal) => (await next.next().value?.(signal)) ?? null,
      hear: (event) => heard.push(event),
      onConnected: (is) => connected.push(is),
    },
    {
      monotonicNow: () => now,
      random: () => 1,
      setTimer: (run) => {
        timers.add(run);
        return () => timers.delete(run);
      },
      async wait(ms) {
        waits.push(ms);
        if (waits.length === connections.length) stop.abort();
      },
    },
    stop.signal,
  );
  const pass = (ms: number) => {
    now += ms;
    for (const run of timers) run();
  };
  return { ended, heard, connected, waits, pass, stop };
}

const says = (...chunks: (string | Uint8Array)[]) =>
  Promise.resolve(
    new Response(
      new ReadableStream<Uint8Array>({
        start(stream) {
          for (const chunk of chunks) stream.enqueue(typeof chunk === 'string' ? bytes(chunk) : chunk);
          stream.close();
        },
      }),
    ),
  );

/** A proxy that has swallowed the stream: nothing comes, and nothing ends, until it is cut. */
const swallowed = (signal: AbortSignal) =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start(stream) {
          signal.addEventListener('abort', () => stream.error(new Error('cut')));
        },
      }),
    ),
  );

test('messages are heard however they are cut up, and what is none is not', async () => {
  const [head, tail] = [bytes('data: {"type":"people","gate":"南').slice(0, -1), bytes('南').slice(-1)];
  const { ended, heard } = listener([
    () => says(': ping\n\ndata: {"type":', '"counts"}\r\n', '\r\n', head, tail, '門"}\n\n', 'data: no\n\ndata: {"ty'),
  ]);
  await ended;
  expect(heard).toEqual([{ type: 'counts' }, { type: 'people', gate: '南門' }]);
});

test('a message may have several lines', async () => {
  const { ended, heard } = listener([() => says('event: x\ndata: {"type":\ndata: "conflict"}\n\n')]);
  await ended;
  expect(heard).toEqual([{ type: 'conflict' }]);
});

test('streams that end at once are asked for less and less often', async () => {
  const { ended, waits, connected } = listener([() => says(), () => says(), async () => null, () => says()]);
  await ended;
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[3]).toBeGreaterThan(waits[0] ?? 0);
  expect(connected.filter(Boolean)).toHaveLength(3);
});

test('a stream that is swallowed is cut after a while, and is no failure', async () => {
  const { ended, waits, pass, connected } = listener([() => says(), () => says(), swallowed]);
  await expect.poll(() => connected.filter(Boolean).length).toBe(3);
  pass(60_001);
  await ended;
  expect(waits[2]).toBeLessThanOrEqual(waits[0] ?? 0);
});

test('whoever stops listening hears no more', async () => {
  const { ended, heard, waits, stop, connected } = listener([swallowed]);
  await expect.poll(() => connected).toEqual([true]);
  stop.abort();
  await ended;
  expect([heard, waits]).toEqual([[], []]);
});
