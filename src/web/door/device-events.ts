import type { DoorEvent } from '#contract/sign-in-event.ts';
import { waitAfter } from '#domain/sign-in/back-off.ts';
import type { DoorEnvironment } from './environment.ts';
import type { ServerCalls } from './server-calls.ts';
import { Waiting } from './waiting.ts';

/** Longer without a byte than the server's own pings: a proxy has swallowed the stream. */
const silenceMs = 60_000;

/** Server-sent events over fetch, so that the token goes in a header; connected again with the usual back-off. */
export class DeviceEvents {
  readonly #environment: DoorEnvironment;
  readonly #calls: ServerCalls;
  readonly #waiting: Waiting;
  connected = false;
  onEvent: (event: DoorEvent) => void = () => undefined;
  onConnected: (connected: boolean) => void = () => undefined;

  constructor(environment: DoorEnvironment, calls: ServerCalls) {
    this.#environment = environment;
    this.#calls = calls;
    this.#waiting = new Waiting(environment.setTimer);
  }

  wake(): void {
    if (!this.connected) this.#waiting.wake();
  }

  async run(token: string, turn: AbortSignal): Promise<void> {
    let failures = 0;
    while (!turn.aborted) {
      const began = this.#environment.monotonicNow();
      await this.#listen(token, turn);
      this.#set(false);
      // A stream that lived was not a failure; one that ends at once is, however politely.
      failures = this.#environment.monotonicNow() - began > silenceMs ? 0 : failures + 1;
      await this.#waiting.wait(waitAfter(failures + 1, this.#environment.random()), turn);
    }
  }

  async #listen(token: string, turn: AbortSignal): Promise<void> {
    const ending = new AbortController();
    const end = () => ending.abort();
    turn.addEventListener('abort', end);
    let cancelSilence = this.#environment.setTimer(end, silenceMs);
    try {
      const path = '/sign-in/devices/events';
      const response = await this.#calls.open({ method: 'GET', path, token, signal: ending.signal });
      const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
      if (!reader) return;
      this.#set(true);
      let held = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done || turn.aborted) return;
        cancelSilence();
        cancelSilence = this.#environment.setTimer(end, silenceMs);
        const parts = (held + value).split(/\r?\n\r?\n/);
        held = parts.pop() ?? '';
        for (const part of parts) this.#tell(part);
      }
    } catch {
      // Cut, as streams are.
    } finally {
      cancelSilence();
      turn.removeEventListener('abort', end);
      end();
    }
  }

  #tell(message: string): void {
    const data = message
      .split(/\r?\n/)
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).trimStart())
      .join('\n');
    if (!data) return;
    let event: DoorEvent;
    try {
      event = JSON.parse(data) as DoorEvent;
    } catch {
      return;
    }
    this.onEvent(event);
  }

  #set(connected: boolean): void {
    if (this.connected === connected) return;
    this.connected = connected;
    this.onConnected(connected);
  }
}
