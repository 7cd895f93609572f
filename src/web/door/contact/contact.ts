import type { DoorEvent } from '#contract/sign-in/event.ts';
import { waitAfter } from '#domain/sign-in/back-off.ts';
import { instantOf } from '#domain/instant.ts';
import type { DoorContext } from '../context.ts';
import type { Counters } from '../queue/counters.ts';
import { DeviceEvents } from './device-events.ts';
import type { Measured } from '../door.ts';
import type { Filing } from '../queue/filing.ts';
import { ListChangedElsewhere } from '../list/kept-list.ts';
import { ListSync } from '../list/list-sync.ts';
import { lastSeqOf } from '../queue/outbox.ts';
import type { Stations } from '../station/stations.ts';
import { Waiting } from '../queue/waiting.ts';

/** With and without server-sent events; each time within half and one and a half of it, so that phones spread. */
const pollMs = { connected: 60_000, alone: 12_000 };
const heartbeatMs = 20_000;
/** Changes come in bursts while people stream in: at most one question in this time. */
const restMs = 1500;
/** While a long queue is being handed over, a hall of phones would otherwise ask for each other's changes all the time. */
const restWhileDrainingMs = 10_000;
const longQueue = 100;
/** Settings change rarely: meanwhile they need not come with every change of the list. */
const stationEveryMs = 10_000;

/** What the one tab that is in contact with the server does besides sending: list, settings, events, heartbeat. */
export class Contact {
  readonly #door: DoorContext;
  readonly #stations: Stations;
  readonly #filing: Filing;
  readonly #counters: Counters;
  readonly #events: DeviceEvents;
  readonly #listSync: ListSync;
  readonly #listWaiting: Waiting;
  readonly #heartbeatWaiting: Waiting;
  readonly #onList: () => void;
  #preflight: Measured[] | null = null;
  #stationAskedAt = Number.NEGATIVE_INFINITY;

  constructor(
    door: DoorContext,
    parts: { stations: Stations; filing: Filing; counters: Counters; onList: () => void },
  ) {
    const { environment, calls, kept } = door;
    this.#door = door;
    this.#stations = parts.stations;
    this.#filing = parts.filing;
    this.#counters = parts.counters;
    this.#onList = parts.onList;
    this.#events = new DeviceEvents(environment, calls);
    this.#listSync = new ListSync(environment, calls, kept);
    this.#listWaiting = new Waiting(environment.setTimer);
    this.#heartbeatWaiting = new Waiting(environment.setTimer);
    this.#events.onEvent = (event) => void this.#hear(event);
    this.#events.onConnected = (connected) => connected && this.#listWaiting.wake();
    this.#listSync.onProgress = (received) => {
      const { list } = door.state.get();
      door.state.update({ list: { ...list, loading: received === null ? null : { received } } });
    };
  }

  /** There may be a network again. */
  wake(): void {
    this.#events.wake();
    this.#listWaiting.wake();
    this.#heartbeatWaiting.wake();
  }

  /** The coordinator should hear soon how this phone is. */
  beat(): void {
    this.#heartbeatWaiting.wake();
  }

  report(results: Measured[]): void {
    this.#preflight = results;
    this.#heartbeatWaiting.wake();
  }

  async run(turn: AbortSignal): Promise<void> {
    await Promise.all([this.#keepList(turn), this.#keepListening(turn), this.#keepBeating(turn)]);
  }

  async #keepListening(turn: AbortSignal): Promise<void> {
    const { device } = this.#door;
    if (device?.state === 'ACTIVE') await this.#events.run(device.token, turn);
  }

  async #keepList(turn: AbortSignal): Promise<void> {
    const { random, setTimer } = this.#door.environment;
    let failures = 0;
    while (!turn.aborted && this.#door.device?.state === 'ACTIVE') {
      const station = await this.#refreshStation(turn);
      const { device } = this.#door;
      const result = (!station || station.ok) && device?.state === 'ACTIVE' ? await this.#syncList(turn) : station;
      const failed = typeof result === 'object' && result !== null && !result.ok ? result : null;
      if (failed) {
        failures++;
        const asked = failed.why === 'busy' ? failed.retryAfterMs : 0;
        await this.#listWaiting.wait(waitAfter(failures, random(), asked), turn);
      } else {
        failures = 0;
        const rest = this.#door.state.get().queue.pending > longQueue ? restWhileDrainingMs : restMs;
        await new Waiting(setTimer).wait(rest * (0.5 + random()), turn);
        const usual = this.#events.connected ? pollMs.connected : pollMs.alone;
        await this.#listWaiting.wait(usual * (0.5 + random()), turn);
      }
    }
  }

  async #refreshStation(turn: AbortSignal): Promise<Awaited<ReturnType<Stations['refresh']>>> {
    const now = this.#door.environment.monotonicNow();
    const isDraining = this.#door.state.get().queue.pending > longQueue;
    if (isDraining && this.#door.device?.station.stationName && now - this.#stationAskedAt < stationEveryMs)
      return null;
    const outcome = await this.#stations.refresh(turn);
    if (outcome?.ok) this.#stationAskedAt = now;
    return outcome;
  }

  async #syncList(turn: AbortSignal) {
    const { device } = this.#door;
    if (!device) return null;
    const { deviceId, token, station } = device;
    try {
      const result = await this.#listSync.run({ deviceId, token, activityId: station.activityId }, turn);
      if (result === 'changed' || result === 'same') this.#door.showList();
      if (result === 'changed') {
        this.#counters.recount();
        this.#door.tell({ type: 'list' });
        this.#onList();
      }
      if (typeof result === 'object' && result.why === 'refused') await this.#stations.turnedAway(device);
      return result;
    } catch (error) {
      if (!(error instanceof ListChangedElsewhere)) throw error;
      // Its news are read before the next page is asked for.
      return 'same';
    }
  }

  async #keepBeating(turn: AbortSignal): Promise<void> {
    const { random } = this.#door.environment;
    let failures = 0;
    while (!turn.aborted && this.#door.device?.state === 'ACTIVE') {
      const ok = await this.#beat(turn);
      failures = ok ? 0 : failures + 1;
      const usual = heartbeatMs * (0.75 + random() / 2);
      await this.#heartbeatWaiting.wait(ok ? usual : waitAfter(failures, random()), turn);
      await this.#stations.endIfExpired();
      if (await this.#door.clock.watch()) this.#door.showClock();
    }
  }

  async #beat(turn: AbortSignal): Promise<boolean> {
    const { device, calls, clock, kept, queue, state, environment } = this.#door;
    if (!device) return false;
    const { t, offsetMs } = clock.now();
    const asOf = kept.active?.asOf ?? null;
    const preflight = this.#preflight;
    const { decisionP95Ms } = state.get();
    const outcome = await calls.call('heartbeat', {
      token: device.token,
      signal: turn,
      body: {
        pending: state.get().queue.pending,
        lastSeq: await lastSeqOf(queue, device.deviceId),
        listAgeSeconds: asOf === null ? null : Math.max(0, Math.round((t - asOf) / 1000)),
        clockOffsetMs: Math.round(offsetMs),
        appVersion: environment.appVersion.slice(0, 80),
        decisionP95Ms: decisionP95Ms === null ? null : Math.round(decisionP95Ms * 10) / 10,
        ...(preflight ? { preflight } : {}),
      },
    });
    if (outcome.ok && this.#preflight === preflight) this.#preflight = null;
    if (!outcome.ok && outcome.why === 'refused' && outcome.status === 401) await this.#stations.turnedAway(device);
    return outcome.ok;
  }

  async #hear(event: DoorEvent): Promise<void> {
    const { inbox, device, clock } = this.#door;
    if (event.type === 'people' || event.type === 'stations') this.#listWaiting.wake();
    if (event.type === 'revoked' && device) await this.#stations.turnedAway(device);
    if (event.type === 'conflict') inbox.putConflict(event.conflict);
    if (event.type === 'notice') {
      const { notice, attemptId, nameTc, nameEn } = event;
      await inbox.addNotice({ id: attemptId, notice, attemptId, nameTc, nameEn, at: instantOf(clock.now().t) });
    }
    if (event.type === 'conflict' || event.type === 'notice') {
      this.#door.showInbox();
    }
    if (event.type === 'hello') await this.#filing.refreshConflicts();
  }
}
