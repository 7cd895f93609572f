import type { DoorEvent } from '#contract/sign-in/event.ts';
import type { DoorEnvironment } from '../environment.ts';
import { followEvents } from './event-stream.ts';
import type { ServerCalls } from './server-calls.ts';
import { Waiting } from '../queue/waiting.ts';

/** What the server tells this phone while it is connected; connected again as soon as it may. */
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
    const stream = {
      open: (signal: AbortSignal) => this.#calls.open('deviceEvents', { token, signal }, 'text/event-stream'),
      hear: (event: DoorEvent) => this.onEvent(event),
      onConnected: (connected: boolean) => this.#set(connected),
    };
    const { monotonicNow, random, setTimer } = this.#environment;
    const wait = (ms: number) => this.#waiting.wait(ms, turn);
    await followEvents(stream, { monotonicNow, random, setTimer, wait }, turn);
  }

  #set(connected: boolean): void {
    if (this.connected === connected) return;
    this.connected = connected;
    this.onConnected(connected);
  }
}
