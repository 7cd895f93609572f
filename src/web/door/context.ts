import { instantOf } from '#domain/instant.ts';
import { leasedOverrides } from '#domain/sign-in/model.ts';
import type { Circumstances } from './card/decide.ts';
import type { DeviceKey } from './contact/device-key.ts';
import type { DoorClock } from './door-clock.ts';
import { DoorError } from './door.ts';
import type { DoorChannel, DoorEnvironment } from './environment.ts';
import type { Inbox } from './list/inbox.ts';
import type { KeptList } from './list/kept-list.ts';
import { countLeases, countPending } from './queue/outbox.ts';
import type { PeopleDatabase } from './list/people-database.ts';
import type { KeptDevice, QueueDatabase } from './queue/queue-database.ts';
import type { ServerCalls } from './contact/server-calls.ts';
import type { StateHolder } from './state-holder.ts';
import type { Supervisors } from './station/supervisors.ts';

/** What tabs of one browser tell each other; each reads the rest from the storage. */
export type TabMessage =
  | { type: 'attempt'; id: string }
  | { type: 'filed'; ids: string[] }
  | { type: 'list' }
  | { type: 'device' }
  | { type: 'inbox' }
  | { type: 'wake' }
  | { type: 'connection'; connection: 'online' | 'offline' };

export interface DoorParts {
  environment: DoorEnvironment;
  queue: QueueDatabase;
  people: PeopleDatabase;
  clock: DoorClock;
  key: DeviceKey;
  calls: ServerCalls;
  kept: KeptList;
  inbox: Inbox;
  supervisors: Supervisors;
  state: StateHolder;
  channel: DoorChannel | null;
}

/** The parts that the door is made of, and what they all need to know. */
export class DoorContext {
  readonly environment: DoorEnvironment;
  readonly queue: QueueDatabase;
  readonly people: PeopleDatabase;
  readonly clock: DoorClock;
  readonly key: DeviceKey;
  readonly calls: ServerCalls;
  readonly kept: KeptList;
  readonly inbox: Inbox;
  readonly supervisors: Supervisors;
  readonly state: StateHolder;
  readonly channel: DoorChannel | null;
  /** The present station of this phone, whatever became of it. */
  device: KeptDevice | null = null;
  overridesLeft = 0;

  constructor(parts: DoorParts) {
    this.environment = parts.environment;
    this.queue = parts.queue;
    this.people = parts.people;
    this.clock = parts.clock;
    this.key = parts.key;
    this.calls = parts.calls;
    this.kept = parts.kept;
    this.inbox = parts.inbox;
    this.supervisors = parts.supervisors;
    this.state = parts.state;
    this.channel = parts.channel;
  }

  tell(message: TabMessage): void {
    this.channel?.post(message);
  }

  /** @throws DoorError NOT_READY without a station that may scan */
  activeDevice(): KeptDevice {
    if (!this.device || this.device.state !== 'ACTIVE') throw new DoorError('NOT_READY');
    return this.device;
  }

  /** Whether an answer for that station still finds it here: by then the phone may be another one, or none. */
  isStill(device: Pick<KeptDevice, 'deviceId'>): boolean {
    return this.device?.state === 'ACTIVE' && this.device.deviceId === device.deviceId;
  }

  around(device: KeptDevice): Circumstances {
    return {
      device,
      now: this.clock.now(),
      listAsOf: this.kept.active?.asOf ?? null,
      kind: device.kind,
      scope: device.scope,
    };
  }

  async countQueue(): Promise<void> {
    const pending = await countPending(this.queue);
    this.state.update({ queue: { ...this.state.get().queue, pending } });
  }

  async countOverrides(): Promise<void> {
    if (!this.device) return;
    this.overridesLeft = Math.max(0, leasedOverrides - (await countLeases(this.queue, this.device.deviceId)));
    this.state.update({ overridesLeft: this.overridesLeft });
  }

  showInbox(): void {
    const { conflicts, notices } = this.inbox.held;
    this.state.update({ conflicts, notices });
  }

  showSupervisors(): void {
    this.state.update({
      supervisors: this.supervisors.known.map(({ id, nameTc, nameEn }) => ({ id, nameTc, nameEn })),
    });
  }

  showClock(): void {
    this.state.update({ clock: this.clock.state() });
  }

  showList(): void {
    const { active, list } = this.kept;
    this.state.update({
      list: {
        ...this.state.get().list,
        people: active ? list.size : null,
        asOf: active?.asOf ? instantOf(active.asOf) : null,
      },
    });
  }
}
