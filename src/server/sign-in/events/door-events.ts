import type { DoorEvent } from '#contract/sign-in/event.ts';
import type { World } from '#server/world.ts';
import { doorCounts } from './door-counts.ts';
import { doorChannel, type DoorNews, messagesOf } from './door-news.ts';
import { conflictsById } from '../conflict/list-conflicts.ts';

const gatherMs = 50;
/** Counting reads many rows: at most so often. */
const countEveryMs = 500;

export interface Listener {
  /** Null for staff, who hear of everything in the activity. */
  deviceId: string | null;
  hear(event: DoorEvent): void;
  /** The stream is over. */
  end(): void;
}

/**
 * Tells phones and staff what happened at the door. News of 50 ms go out as one message, which every server process on
 * the database hears and passes on to the streams that it holds.
 */
class DoorEvents {
  readonly #world: World;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #gathered = new Map<string, DoorNews>();
  readonly #counting = new Map<string, 'wanted' | 'resting'>();
  #heard: Promise<() => Promise<void>> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(world: World) {
    this.#world = world;
  }

  publish(news: DoorNews): void {
    const { people, conflictIds, notices } = news;
    const held = this.#gathered.get(news.activityId);
    this.#gathered.set(
      news.activityId,
      held
        ? {
            ...held,
            ...news,
            people: held.people || people,
            conflictIds: [...held.conflictIds, ...conflictIds],
            notices: [...held.notices, ...notices],
          }
        : news,
    );
    this.#timer ??= setTimeout(() => void this.#flush(), gatherMs);
  }

  async #flush(): Promise<void> {
    this.#timer = null;
    const messages = [...this.#gathered.values()].flatMap(messagesOf);
    this.#gathered.clear();
    if (this.#closed) return;
    try {
      for (const message of messages) await this.#world.db.query('select pg_notify($1, $2)', [doorChannel, message]);
    } catch (error) {
      // Phones ask again by themselves; what was recorded is recorded.
      if (!this.#closed) this.#world.log.warn({ reason: (error as Error).message }, 'door news were not sent');
    }
  }

  #listen(): Promise<() => Promise<void>> {
    const heard = (message: string): void => {
      void this.#deliver(JSON.parse(message) as DoorNews).catch((error: Error) => {
        if (!this.#closed) this.#world.log.warn({ reason: error.message }, 'door news were not passed on');
      });
    };
    // Whoever begins a stream anew reads everything anew.
    const missed = (): void => {
      for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.end();
    };
    return this.#world.db.listen(doorChannel, heard, missed);
  }

  async subscribe(activityId: string, listener: Listener): Promise<() => void> {
    this.#heard ??= this.#listen();
    await this.#heard.catch((error: unknown) => {
      this.#heard = null;
      throw error;
    });
    const listeners = this.#listeners.get(activityId) ?? new Set();
    this.#listeners.set(activityId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(activityId);
    };
  }

  #tell(activityId: string, event: DoorEvent, to: (listener: Listener) => boolean = () => true): void {
    for (const listener of this.#listeners.get(activityId) ?? []) if (to(listener)) listener.hear(event);
  }

  async #deliver(news: DoorNews): Promise<void> {
    const { activityId } = news;
    if (!this.#listeners.has(activityId)) return;
    if (news.people) {
      this.#tell(activityId, { type: 'people' });
      this.#count(activityId);
    }
    if (news.stations) this.#tell(activityId, { type: 'stations' }, ({ deviceId }) => deviceId === null);
    for (const revoked of news.revoked ?? []) {
      for (const listener of this.#listeners.get(activityId) ?? []) {
        if (listener.deviceId !== revoked) continue;
        listener.hear({ type: 'revoked' });
        listener.end();
      }
    }
    if (news.conflictIds.length === 0) return;
    for (const { conflict, deviceId } of await conflictsById(this.#world.db, news.conflictIds)) {
      const concerned = (listener: Listener) => listener.deviceId === null || listener.deviceId === deviceId;
      this.#tell(activityId, { type: 'conflict', conflict }, concerned);
      const notice = news.notices.find(({ attemptId }) => attemptId === conflict.attempt.attemptId);
      if (!notice) continue;
      const { nameTc, nameEn } = conflict;
      this.#tell(activityId, { type: 'notice', ...notice, nameTc, nameEn }, concerned);
    }
  }

  /** At once, and then once more after a rest when something happened meanwhile. */
  #count(activityId: string): void {
    if (this.#counting.has(activityId)) {
      this.#counting.set(activityId, 'wanted');
      return;
    }
    this.#counting.set(activityId, 'resting');
    void doorCounts(this.#world.db, activityId)
      .then((counts) => this.#tell(activityId, { type: 'counts', counts }))
      .catch((error: Error) => {
        if (!this.#closed) this.#world.log.warn({ reason: error.message }, 'the door was not counted');
      });
    setTimeout(() => {
      const wanted = this.#counting.get(activityId) === 'wanted';
      this.#counting.delete(activityId);
      if (wanted && !this.#closed) this.#count(activityId);
    }, countEveryMs).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.end();
    this.#listeners.clear();
    if (this.#heard) await (await this.#heard)();
  }
}

const eventsOf = new WeakMap<object, DoorEvents>();

function doorEvents(world: World): DoorEvents {
  let events = eventsOf.get(world.db.source);
  if (!events) {
    events = new DoorEvents(world);
    eventsOf.set(world.db.source, events);
  }
  return events;
}

/** After the commit: nobody may hear of what could still be undone. */
export const publish = (world: World, news: DoorNews): void => doorEvents(world).publish(news);

/** @returns how to stop */
export const subscribe = (world: World, activityId: string, listener: Listener): Promise<() => void> =>
  doorEvents(world).subscribe(activityId, listener);

/** Ends every stream of this process, so that it can stop. */
export const closeDoorEvents = (world: World): Promise<void> => doorEvents(world).close();
