import type { ReplyOf } from '#web/api/endpoint-types.ts';
import { dayMs, instantOf, msOf } from '#domain/instant.ts';
import type { DoorContext } from '../context.ts';
import type { DoorStation } from '../door-state.ts';
import { DoorError } from '../door.ts';
import { continueAfter } from '../queue/outbox.ts';
import type { KeptDevice } from '../queue/queue-database.ts';
import type { Asked, DoorEndpoint } from '../contact/door-endpoints.ts';
import { codeOf, type Outcome } from '../contact/server-calls.ts';

type StationReply = ReplyOf<'station'>;

const unconfirmedEndMs = 7 * dayMs;

/** Becoming a station, learning what it needs to know, and ceasing to be one. */
export class Stations {
  readonly #door: DoorContext;
  readonly #onErased: () => void;
  /** What this phone was before, newest last; each may still hold what it has to hand over. */
  #former: KeptDevice[] = [];

  constructor(door: DoorContext, onErased: () => void) {
    this.#door = door;
    this.#onErased = onErased;
  }

  /** Reads from the storage which station this phone is. */
  async read(): Promise<void> {
    this.#holds(await this.#door.queue.use((queue) => queue.getAll('devices')));
  }

  /** @throws DoorError the server's code, or UNREACHABLE */
  async pair(pairingCode: string, deviceName: string): Promise<void> {
    const proofKey = await this.#door.key.told();
    const reply = await this.#ask('pair', {
      body: { pairingCode, deviceName, ...(proofKey === null ? {} : { proofKey }) },
    });
    await this.#become(newDevice(reply, deviceName));
  }

  /** @throws DoorError the server's code, or UNREACHABLE */
  async switchTo(activityId: string): Promise<void> {
    const { token, station } = this.#door.activeDevice();
    const known = await this.#stillOneOf(activityId);
    if (known) return this.#become({ ...known, state: 'ACTIVE' });
    const reply = await this.#ask('switchStation', { token, body: { activityId } });
    return this.#become(newDevice(reply, station.deviceName));
  }

  /** What this phone was for that activity before, where the server still takes it for that. */
  async #stillOneOf(activityId: string): Promise<KeptDevice | null> {
    const former = this.#former.findLast(({ station }) => station.activityId === activityId);
    if (!former) return null;
    const { calls } = this.#door;
    const outcome = await calls.call('station', { token: former.token });
    if (!outcome.ok && outcome.why !== 'refused') throw new DoorError(codeOf(outcome));
    return outcome.ok ? former : null;
  }

  async #ask<Name extends DoorEndpoint>(name: Name, asked: Asked<Name>): Promise<ReplyOf<Name>> {
    const outcome = await this.#door.calls.call(name, asked);
    if (!outcome.ok) throw new DoorError(codeOf(outcome));
    return outcome.reply;
  }

  async #become(device: KeptDevice): Promise<void> {
    const before = this.#door.device;
    // It is no station meanwhile: whoever keeps the list of the one before would download it again.
    this.#door.device = null;
    try {
      if (before && before.deviceId !== device.deviceId) await this.#forgetPeople();
      // A code works once: the token is kept before anything else is asked.
      await this.#keep(device);
    } catch (error) {
      this.#door.device ??= before;
      throw error;
    }
    await this.refresh();
  }

  /** Asks what the station needs to know: settings, and where its numbers stand. */
  async refresh(signal?: AbortSignal): Promise<Outcome<StationReply> | null> {
    const { device, calls, queue, environment, supervisors } = this.#door;
    if (!device || device.state !== 'ACTIVE') return null;
    const { token } = device;
    const outcome = await calls.call('station', { token, signal });
    if (!outcome.ok) {
      if (outcome.why === 'refused') await this.turnedAway(device);
      return outcome;
    }
    const { reply } = outcome;
    if (!this.#door.isStill(device)) return outcome;
    if (await supervisors.learn(reply.supervisors)) {
      this.#door.showSupervisors();
      this.#door.tell({ type: 'device' });
    }
    await continueAfter(queue, reply.deviceId, reply.highestSeq);
    await environment.milestone?.('midKeyChange');
    const now = this.#door.device;
    if (!now || !this.#door.isStill(device)) return outcome;
    const kind = reply.kinds.includes(now.kind) ? now.kind : (reply.kinds[0] ?? now.kind);
    const changed = { ...now, kind, scope: kind === now.kind ? now.scope : '', station: stationOf(reply) };
    if (JSON.stringify([now.station, now.kind]) !== JSON.stringify([changed.station, kind])) await this.#keep(changed);
    return outcome;
  }

  async choose(kind: KeptDevice['kind'], scope: string): Promise<void> {
    await this.#keep({ ...this.#door.activeDevice(), kind, scope });
  }

  /** The server ended this device (R21): personal data goes at once, the queue and the token to hand it over stay. */
  async turnedAway(device: KeptDevice): Promise<void> {
    if (this.#door.isStill(device)) await this.#end('REVOKED');
  }

  /**
   * The station's validity is over by the server's clock, also without a network. A phone whose clock was set ahead while
   * it was off must not lose its list for it: until the server is heard again, only a week past the end counts as over.
   */
  async endIfExpired(): Promise<void> {
    const { device, clock } = this.#door;
    if (device?.state !== 'ACTIVE') return;
    const { t, u } = clock.now();
    const beyond = clock.isConfirmed ? 0 : unconfirmedEndMs;
    if (t - u > msOf(device.station.expiresAt) + beyond) await this.#end('ENDED');
  }

  show(): void {
    const { device, state } = this.#door;
    if (!device) return state.update({ phase: 'unpaired', station: null, mayBecome: [] });
    const ready = device.station.stationName ? 'ready' : 'preparing';
    const phase = { ACTIVE: ready, REVOKED: 'revoked', ENDED: 'ended', FORMER: 'unpaired' } as const;
    return state.update({
      phase: phase[device.state],
      station: device.station,
      kind: device.kind,
      scope: device.scope,
      mayBecome: this.#mayBecome(device),
    });
  }

  #mayBecome({ station }: KeptDevice): string[] {
    const now = this.#door.clock.now().t;
    const been = this.#former.filter((former) => msOf(former.station.expiresAt) > now).map((former) => former.station);
    const others = station.maySwitch ? station.elsewhere : been;
    return others.map(({ activityId }) => activityId).filter((activityId) => activityId !== station.activityId);
  }

  #holds(devices: readonly KeptDevice[]): void {
    this.#former = devices.filter(({ state }) => state === 'FORMER');
    this.#door.device = devices.find(({ state }) => state !== 'FORMER') ?? null;
  }

  async #end(state: 'REVOKED' | 'ENDED'): Promise<void> {
    const { device } = this.#door;
    if (!device) return;
    const ended: KeptDevice = { ...device, state };
    // Names leave the screen before it says why.
    this.#door.device = ended;
    await this.#forgetPeople();
    await this.#keep(ended);
  }

  /** In this tab: another one has ended the station, or become another one. */
  forgetInMemory(): void {
    this.#door.kept.forget();
    this.#door.inbox.forget();
    this.#door.supervisors.forget();
    this.#door.state.update({ recent: [], counters: [] });
    this.#door.showInbox();
    this.#door.showSupervisors();
    this.#door.showList();
    this.#onErased();
  }

  async #forgetPeople(): Promise<void> {
    this.forgetInMemory();
    await this.#door.kept.erase();
  }

  async #keep(device: KeptDevice): Promise<void> {
    const devices = await this.#door.queue.use(async (queue) => {
      const writing = queue.transaction('devices', 'readwrite', { durability: 'strict' });
      for (const other of await writing.store.getAll()) {
        if (other.deviceId !== device.deviceId && other.state !== 'FORMER') {
          await writing.store.put({ ...other, state: 'FORMER' });
        }
      }
      await writing.store.put(device);
      const all = await writing.store.getAll();
      await writing.done;
      return all;
    });
    this.#holds(devices);
    this.show();
    this.#door.tell({ type: 'device' });
  }
}

/** As far as the server's answer tells; the rest comes with `refresh`. */
const newDevice = (reply: ReplyOf<'pair'>, deviceName: string): KeptDevice => ({
  deviceId: reply.deviceId,
  token: reply.token,
  state: 'ACTIVE',
  kind: reply.kinds[0] ?? 'ACTIVITY',
  scope: '',
  station: {
    deviceId: reply.deviceId,
    deviceName,
    stationName: '',
    activityId: reply.activityId,
    activityNames: { tc: '', en: '', pt: '' },
    kinds: reply.kinds,
    profile: reply.profile,
    gate: reply.gate,
    session: null,
    expiresAt: reply.expiresAt,
    oncePerDay: false,
    windows: [],
    cancelledKinds: [],
    elsewhere: [],
    maySwitch: false,
  },
});

const stationOf = (reply: StationReply): DoorStation => ({
  deviceId: reply.deviceId,
  deviceName: reply.deviceName,
  stationName: reply.stationName,
  activityId: reply.activityId,
  activityNames: reply.activityNames,
  kinds: reply.kinds,
  profile: reply.profile,
  gate: reply.gate,
  session: reply.session,
  expiresAt: instantOf(msOf(reply.expiresAt)),
  oncePerDay: reply.settings.oncePerDay,
  windows: reply.settings.windows,
  cancelledKinds: reply.settings.cancelledKinds,
  elsewhere: reply.elsewhere,
  maySwitch: reply.maySwitch,
});
