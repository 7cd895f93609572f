import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { type DeviceProfile, showsPhotos } from '#domain/sign-in/words.ts';
import type { DeviceActor } from '#server/actor.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { Turns } from '#server/turns.ts';
import type { World } from '#server/world.ts';
import { type HeldPool, codePool } from '../code/code-pool.ts';
import { checksumOf, type ListChecksum, type PeopleChecksum } from './people-checksum.ts';
import { nilId, readCursor, type SnapshotCursor, writeCursor } from './snapshot-cursor.ts';
import { type MayKnow, peopleAfter, peopleByIds } from './snapshot-people.ts';

export interface SnapshotQuery {
  activityId: string;
  cursor?: string | undefined;
  limit: number;
  details?: '1' | undefined;
}

interface Page {
  people: SnapshotPerson[];
  cursor: SnapshotCursor;
  /** On the last page: what the phone must have now. */
  sum: ListChecksum | null;
}

const turns = new WeakMap<object, Turns>();

/**
 * When a hall's network comes back, its phones hand over what they hold and ask for the list in the same second. Lists
 * may take a quarter of the database's connections, so that attempts never wait behind them.
 */
function turnsOf(world: World): Turns {
  const known = turns.get(world.db) ?? new Turns(Math.max(1, Math.floor(world.config.DATABASE_POOL / 4)));
  turns.set(world.db, known);
  return known;
}

/**
 * One page of the people expected. Nobody is ever skipped: a change belongs to the transaction that wrote it, and the
 * next round starts at the oldest one that was still running when this one began, however late it commits. Some people
 * come twice for it, which is harmless. The last page is a whole round seen at one moment, so its checksum is that of
 * the list a phone has after applying it.
 * @throws ACTIVITY_NOT_FOUND for another activity than the device's
 */
export async function takeSnapshot(world: World, actor: DeviceActor, query: SnapshotQuery) {
  if (query.activityId.toLowerCase() !== actor.activityId) throw refuse('ACTIVITY_NOT_FOUND');
  const cursor = query.cursor ? readCursor(query.cursor) : null;
  const sum = checksumOf(world, actor.activityId);
  const page = await sum.inTurn(() =>
    turnsOf(world).run(() =>
      world.db.transaction(async (tx) => {
        await tx.query('set transaction isolation level repeatable read read only');
        const [row] = await tx.query<{
          horizon: string;
          kinds: SignInKind[];
          profile: DeviceProfile;
          session: string | null;
        }>(
          `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, s.kinds, s.profile,
             s.session_id as session
           from device d join station s on s.id = d.station_id where d.id = $1`,
          [actor.deviceId],
        );
        if (!row) throw refuse('LOGIN_REQUIRED');
        const door = { tx, activityId: actor.activityId, limit: query.limit, horizon: row.horizon, sum };
        const details = query.details ? { kinds: row.kinds, photos: showsPhotos(row.profile) } : null;
        const page = await pageAt({ ...door, may: { details, session: row.session } }, cursor);
        return page.sum ? withPool(world, tx, actor.activityId, page) : { ...page, pool: null };
      }),
    ),
  );
  return {
    serverTime: world.clock.now(),
    cursor: writeCursor(page.cursor),
    more: page.sum === null,
    people: page.people,
    ...page.sum,
    ...(page.pool ? { pool: page.pool } : {}),
  };
}

/** With the last page of list or changes: which codes may come next, seen at the same moment as the people. */
async function withPool(world: World, tx: Transaction, activityId: string, page: Page) {
  const held = page.cursor.phase === 'changes' ? page.cursor.pool : null;
  const pool = await codePool(world, tx, activityId, held);
  if (!pool || page.cursor.phase !== 'changes') return { ...page, pool };
  const delivered: HeldPool = { keyId: pool.keyId, upTo: pool.first + pool.hashes.length - 1 };
  return { ...page, pool, cursor: { ...page.cursor, pool: delivered } };
}

interface Door {
  tx: Transaction;
  activityId: string;
  limit: number;
  horizon: string;
  may: MayKnow;
  sum: PeopleChecksum;
}

const pageAt = (door: Door, cursor: SnapshotCursor | null): Promise<Page> =>
  cursor?.phase === 'changes' ? changesPage(door, cursor) : everybodyPage(door, cursor);

async function everybodyPage(door: Door, cursor: { afterId: string; next: string } | null): Promise<Page> {
  const { tx, activityId, limit, horizon, may } = door;
  const next = cursor?.next ?? horizon;
  const people = await peopleAfter(tx, activityId, cursor?.afterId ?? nilId, limit + 1, may);
  if (people.length > limit) {
    people.length = limit;
    return { people, cursor: { phase: 'everybody', afterId: people.at(-1)?.participantId ?? nilId, next }, sum: null };
  }
  // A list that fits into one page was seen at one moment.
  const sum = cursor ? null : await door.sum.of(tx, activityId, horizon);
  return { people, cursor: { phase: 'changes', from: next, after: null, pool: null }, sum };
}

async function changesPage(
  door: Door,
  { from, after, pool }: Extract<SnapshotCursor, { phase: 'changes' }>,
): Promise<Page> {
  const { tx, activityId, limit, horizon, may } = door;
  const changed = await tx.query<{ id: string; changed_by: string }>(
    `select id, changed_by::text as changed_by from (
       (select id, changed_by from participant
        where activity_id = $1 and (changed_by, id) > ($2::xid8, $3::uuid) order by changed_by, id limit $4)
       union all
       (select participant_id, changed_by from person_at_door
        where activity_id = $1 and (changed_by, participant_id) > ($2::xid8, $3::uuid)
        order by changed_by, participant_id limit $4)) c
     order by c.changed_by, id limit $4`,
    [activityId, after?.changedBy ?? from, after?.id ?? nilId, limit + 1],
  );
  const whole = changed.length <= limit;
  if (!whole) changed.length = limit;
  const people = await peopleByIds(tx, [...new Set(changed.map(({ id }) => id))], may);
  const last = changed.at(-1);
  if (!whole && last) {
    const position = { changedBy: last.changed_by, id: last.id, next: after?.next ?? horizon };
    return { people, cursor: { phase: 'changes', from, after: position, pool }, sum: null };
  }
  if (after) return { people, cursor: { phase: 'changes', from: after.next, after: null, pool }, sum: null };
  const sum = await door.sum.of(tx, activityId, horizon);
  return { people, cursor: { phase: 'changes', from: horizon, after: null, pool }, sum };
}
