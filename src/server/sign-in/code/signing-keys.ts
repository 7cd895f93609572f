import { randomBytes } from 'node:crypto';
import { arrayLiteral } from '../attempt/array-literal.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

export interface SigningKey {
  keyId: number;
  secret: Buffer;
  /** How many codes were made with it. */
  given: number;
}

interface Row {
  key_id: number;
  sealed: string;
  given: number;
}

const keyIds = 32;
const context = (activityId: string, keyId: number): string => `sign_in_key ${activityId} ${keyId}`;

const openKey = (world: World, activityId: string, { key_id: keyId, sealed, given }: Row): SigningKey => ({
  keyId,
  secret: Buffer.from(world.secrets.open(sealed, context(activityId, keyId)), 'base64'),
  given,
});

/** The key that codes of an activity are made with now; null before there was one. */
export async function currentKey(world: World, tx: Queries, activityId: string): Promise<SigningKey | null> {
  const [row] = await tx.query<Row>(
    'select key_id, sealed, given from sign_in_key where activity_id = $1 and ended_at is null',
    [activityId],
  );
  return row ? openKey(world, activityId, row) : null;
}

/** Ids of the keys that were replaced: a code that names one is the activity's and may hold no more. */
export async function formerKeyIds(tx: Queries, activityId: string): Promise<number[]> {
  const rows = await tx.query<{ key_id: number }>(
    'select key_id from sign_in_key where activity_id = $1 and ended_at is not null order by key_id',
    [activityId],
  );
  return rows.map(({ key_id: keyId }) => keyId);
}

/** So that phones know the hashes of an activity's codes before the first is given out. */
export async function ensureSigningKey(world: World, tx: Queries, activityId: string): Promise<void> {
  if (await currentKey(world, tx, activityId)) return;
  // One at a time: ids are given out in turn, so that activities differ in theirs as far as possible.
  await tx.query('select pg_advisory_xact_lock(7316002)');
  if (await currentKey(world, tx, activityId)) return;
  await addSigningKey(world, tx, activityId);
}

/** Codes of an activity are made with another key from now on. */
export async function replaceSigningKey(world: World, tx: Queries, activityId: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(7316002)');
  await tx.query('update sign_in_key set ended_at = $2 where activity_id = $1 and ended_at is null', [
    activityId,
    world.clock.now(),
  ]);
  await addSigningKey(world, tx, activityId);
}

/** Under the next id that the activity has not had; after the thirty-second time its own oldest is used again. */
async function addSigningKey(world: World, tx: Queries, activityId: string): Promise<void> {
  const [last] = await tx.query<{ key_id: number }>(
    'select key_id from sign_in_key order by created_at desc, key_id desc limit 1',
  );
  const inTurn = Array.from({ length: keyIds }, (_, n) => ((last?.key_id ?? -1) + 1 + n) % keyIds);
  const [free] = await tx.query<{ key_id: number }>(
    `select n.key_id from unnest($2::int[]) with ordinality n (key_id, place)
     left join sign_in_key k on k.activity_id = $1 and k.key_id = n.key_id
     order by k.created_at nulls first, n.place limit 1`,
    [activityId, arrayLiteral(inTurn)],
  );
  const keyId = free?.key_id ?? 0;
  const sealed = world.secrets.seal(randomBytes(32).toString('base64'), context(activityId, keyId));
  await tx.query(
    `insert into sign_in_key (activity_id, key_id, sealed, created_at) values ($1, $2, $3, $4)
     on conflict (activity_id, key_id) do update set sealed = excluded.sealed, created_at = excluded.created_at,
       given = 0, ended_at = null`,
    [activityId, keyId, sealed, world.clock.now()],
  );
}
