import { instantOf } from '#domain/instant.ts';
import { checksumOf, type ExportedAttempt, fileKind, type HandInFile } from '#domain/sign-in/hand-in-file.ts';
import type { DoorContext } from '../context.ts';
import { DoorError, type DoorExport, type LeaveAnswer } from '../door.ts';
import type { KeptAttempt } from './queue-database.ts';
import type { SupervisorEntry } from '../station/supervisors.ts';

const waits = (attempt: KeptAttempt): boolean => attempt.pendingOf !== undefined || attempt.dead !== undefined;

/** Ending the use of this phone without losing an attempt: the export, and the guarded way out (decision 6, N14). */
export class Leaving {
  readonly #door: DoorContext;
  /** The waiting attempts that the last export holds. */
  #exported = new Set<string>();

  constructor(door: DoorContext) {
    this.#door = door;
  }

  /** Codes and times only, no names: what the server would have been sent, and what became of what was. */
  async exportQueue(about: readonly string[] = []): Promise<DoorExport> {
    const { queue, clock, device } = this.#door;
    const [kept, devices, counters] = await queue.use((database) =>
      Promise.all([database.getAll('attempts'), database.getAll('devices'), database.getAll('counters')]),
    );
    const attempts: ExportedAttempt[] = kept.map(({ deviceId, fact, verdict, dead }) => ({
      deviceId,
      state: dead ? 'NEEDS_ATTENTION' : verdict ? 'ANSWERED' : 'WAITING',
      attempt: fact,
      ...(verdict ? { verdict } : {}),
      ...(dead ? { reason: dead.reason } : {}),
    }));
    const waiting = kept.filter(waits);
    const at = instantOf(clock.now().t);
    this.#exported = new Set(waiting.map(({ id }) => id));
    return {
      fileName: `sign-in-${device?.station.gate ?? 'station'}-${at.slice(0, 19).replaceAll(':', '')}.json`,
      attempts: waiting.length,
      text: JSON.stringify(
        {
          file: fileKind,
          version: 1,
          about,
          exportedAt: at,
          phones: devices.map(({ deviceId, station }) => ({
            deviceId,
            gate: station.gate,
            lastSeq: counters.find((counter) => counter.deviceId === deviceId)?.lastSeq ?? 0,
          })),
          attempts,
          checksum: checksumOf(attempts),
        } satisfies HandInFile,
        null,
        1,
      ),
    };
  }

  /**
   * What the server does not have goes only when a supervisor has taken the file over: by code, or on a phone of theirs.
   * Where no code is known here, the phone keeps it. In one transaction, so that nothing another tab scans meanwhile is
   * swept away.
   */
  async leave(how?: { exported: true; by?: SupervisorEntry }): Promise<LeaveAnswer> {
    const { queue, kept, supervisors, device } = this.#door;
    if (how && device?.station.profile !== 'SUPERVISOR') {
      if (!how.by) throw new DoorError('SUPERVISOR_NEEDED');
      await supervisors.allow(how.by, '');
    }
    const answer = await queue.use(async (database): Promise<LeaveAnswer> => {
      const stores = ['attempts', 'counters', 'devices', 'chains', 'clock', 'keys'] as const;
      const writing = database.transaction(stores, 'readwrite', { durability: 'strict' });
      const left = (await writing.objectStore('attempts').getAll()).filter(waits);
      const safe = how ? left.every(({ id }) => this.#exported.has(id)) : left.length === 0;
      if (safe) await Promise.all(stores.map((store) => writing.objectStore(store).clear()));
      await writing.done;
      const deadLetters = left.filter(({ dead }) => dead).length;
      return safe ? { left: true } : { left: false, pending: left.length - deadLetters, deadLetters };
    });
    if (answer.left) {
      this.#door.device = null;
      this.#door.inbox.forget();
      this.#door.supervisors.forget();
      await kept.erase();
      this.#door.tell({ type: 'device' });
    }
    return answer;
  }
}
