import type { ReplyOf } from '#web/api/endpoint-types.ts';
import { msOf } from '#domain/instant.ts';
import { snapshotChecksumInput } from '#domain/sign-in/checksum.ts';
import { codesAfter } from './codes.ts';
import type { DoorEnvironment } from '../environment.ts';
import type { KeptList } from './kept-list.ts';
import type { ListProgress } from './people-database.ts';
import { encodePage } from './people-page.ts';
import type { PeopleList } from './people-list.ts';
import type { Outcome, ServerCalls } from '../contact/server-calls.ts';

type Snapshot = ReplyOf<'snapshot'>;
const pageSize = 2000;
/** Replaced rows that make it worth writing the list anew. */
const rewriteAfter = 5000;
const verifyEveryMs = 5 * 60_000;

export interface Station {
  deviceId: string;
  activityId: string;
  token: string;
}

export type SyncResult = 'changed' | 'same' | Exclude<Outcome<never>, { ok: true }>;

/**
 * Downloads the list, or what changed since. Pages and the cursor are kept as they come; the total and the checksum of
 * the last page are verified over the whole list, and when they do not fit the list is fetched from the start. Attempts
 * are never touched by any of this.
 */
export class ListSync {
  readonly #environment: DoorEnvironment;
  readonly #calls: ServerCalls;
  readonly #kept: KeptList;
  #verifiedAt = Number.NEGATIVE_INFINITY;
  onProgress: (received: number | null) => void = () => undefined;

  constructor(environment: DoorEnvironment, calls: ServerCalls, kept: KeptList) {
    this.#environment = environment;
    this.#calls = calls;
    this.#kept = kept;
  }

  async run(station: Station, signal?: AbortSignal): Promise<SyncResult> {
    try {
      // Another tab may have written it since; what cannot be read is downloaded anew.
      const held = await this.#kept.refresh(station.deviceId).catch(() => 'none' as const);
      const { active } = this.#kept;
      // One from before hashes has codes in clear.
      if (held === 'none' || !active?.codes) return await this.#everything(station, signal);
      const result = await this.#changes(station, active, signal);
      return result === 'same' ? held : result;
    } finally {
      this.onProgress(null);
    }
  }

  async #changes(station: Station, active: ListProgress, signal?: AbortSignal): Promise<SyncResult> {
    let progress = active;
    let changed = false;
    for (;;) {
      const outcome = await this.#page(station, progress.cursor, signal);
      if (!outcome.ok)
        return outcome.why === 'refused' && outcome.status === 400 ? this.#everything(station, signal) : outcome;
      const { people, more, cursor, serverTime, pool } = outcome.reply;
      const asOf = more ? progress.asOf : msOf(serverTime);
      const codes = codesAfter(progress.codes ?? null, pool);
      if (people.length > 0) {
        progress = await this.#kept.addPage('active', progress, encodePage(people), { cursor, asOf, codes });
        changed = true;
      } else {
        await this.#kept.stillTrue(progress, { cursor, asOf, codes });
      }
      if (!more) {
        if (!(await this.#stillWhole(outcome.reply))) return this.#everything(station, signal);
        if (this.#kept.list.replaced > rewriteAfter) await this.#kept.rewrite();
        return changed ? 'changed' : 'same';
      }
    }
  }

  async #everything(station: Station, signal?: AbortSignal): Promise<SyncResult> {
    const held = await this.#kept.progress('building');
    let building = held?.deviceId === station.deviceId ? held : await this.#kept.startBuilding(station.deviceId);
    let received = 0;
    for (;;) {
      const outcome = await this.#page(station, building.cursor, signal);
      if (!outcome.ok) {
        if (outcome.why === 'refused' && outcome.status === 400) await this.#kept.dropBuilding();
        return outcome;
      }
      const { people, more, cursor, serverTime, pool } = outcome.reply;
      const codes = codesAfter(building.codes ?? null, pool);
      building = await this.#kept.addPage('building', building, encodePage(people), { cursor, asOf: null, codes });
      await this.#environment.milestone?.('midSnapshot');
      received += people.length;
      this.onProgress(received);
      if (more) continue;
      const list = await this.#kept.build(building);
      if (!(await this.#isWhole(list, outcome.reply))) {
        // Somebody was missed or counted twice: what is kept cannot be trusted, the next run starts anew.
        await this.#kept.dropBuilding();
        return { ok: false, why: 'busy', status: 200, retryAfterMs: 0 };
      }
      await this.#kept.swap(building, list, msOf(serverTime));
      return 'changed';
    }
  }

  #page(station: Station, cursor: string, signal?: AbortSignal): Promise<Outcome<Snapshot>> {
    const query = {
      activityId: station.activityId,
      limit: pageSize,
      details: '1' as const,
      ...(cursor ? { cursor } : {}),
    };
    return this.#calls.call('snapshot', { token: station.token, params: { query }, signal });
  }

  /** The total after every change, the checksum now and then: it reads the whole list while people wait to be scanned. */
  async #stillWhole(last: Snapshot): Promise<boolean> {
    if (last.total !== undefined && last.total !== this.#kept.list.size) return false;
    const now = this.#environment.monotonicNow();
    if (now - this.#verifiedAt < verifyEveryMs) return true;
    this.#verifiedAt = now;
    return this.#isWhole(this.#kept.list, last);
  }

  async #isWhole(list: PeopleList, last: Snapshot): Promise<boolean> {
    if (last.total !== undefined && last.total !== list.size) return false;
    if (last.checksum === undefined) return true;
    const text = snapshotChecksumInput([...list.versions()]);
    const digest = new Uint8Array(
      await this.#environment.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
    );
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === last.checksum;
  }
}
