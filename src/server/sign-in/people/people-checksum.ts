import { hash } from 'node:crypto';
import { snapshotChecksumInput } from '#domain/sign-in/checksum.ts';
import type { Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { personVersion } from './snapshot-people.ts';

export interface ListChecksum {
  total: number;
  checksum: string;
}

interface Known {
  /** Everything that transactions before this one wrote is in `versions`. */
  horizon: string;
  versions: Map<string, number>;
  sum: ListChecksum;
}

interface Row {
  id: string;
  version: number;
  listed: boolean;
}

/**
 * The checksum over all people of an activity as one transaction sees them. Between two calls only what changed is
 * read: all phones ask after every change, and reading 50,000 people each time would be most of the server's work.
 * Transactions must come here one after the other, which `inTurn` sees to.
 */
export class PeopleChecksum {
  #known: Known | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work, work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  /** @param horizon the oldest transaction that may still write, as this transaction sees it */
  async of(tx: Transaction, activityId: string, horizon: string): Promise<ListChecksum> {
    const versions = this.#known?.versions ?? new Map<string, number>();
    const rows = await tx.query<Row>(
      `select p.id, ${personVersion} as version, (p.credential is not null and p.removed_at is null) as listed
       from participant p left join person_at_door d on d.participant_id = p.id
       where p.activity_id = $1 and ($2::xid8 is null or p.id in (
         select id from participant where activity_id = $1 and changed_by >= $2::xid8
         union all select participant_id from person_at_door where activity_id = $1 and changed_by >= $2::xid8))`,
      [activityId, this.#known?.horizon ?? null],
    );
    let changed = this.#known === null;
    for (const { id, version, listed } of rows) {
      if (versions.get(id) === (listed ? version : undefined)) continue;
      changed = true;
      if (listed) versions.set(id, version);
      else versions.delete(id);
    }
    const sum = changed || !this.#known ? sumOf(versions) : this.#known.sum;
    this.#known = { horizon, versions, sum };
    return sum;
  }
}

function sumOf(versions: ReadonlyMap<string, number>): ListChecksum {
  const people = Array.from(versions, ([participantId, version]) => ({ participantId, version }));
  return { total: people.length, checksum: hash('sha256', snapshotChecksumInput(people)) };
}

const sums = new WeakMap<object, Map<string, PeopleChecksum>>();

export function checksumOf(world: World, activityId: string): PeopleChecksum {
  const ofWorld = sums.get(world.db) ?? new Map<string, PeopleChecksum>();
  sums.set(world.db, ofWorld);
  const sum = ofWorld.get(activityId) ?? new PeopleChecksum();
  ofWorld.set(activityId, sum);
  return sum;
}
