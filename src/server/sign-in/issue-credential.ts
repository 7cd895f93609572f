import { createHmac, randomBytes } from 'node:crypto';
import { macCharacters, signedPart, writeCredential } from '#domain/sign-in/credential.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

interface SigningKey {
  keyId: number;
  secret: Buffer;
}

const keyIds = 32;
const context = (activityId: string, keyId: number): string => `sign_in_key ${activityId} ${keyId}`;

/** The keys of an activity, newest first. */
export async function signingKeys(world: World, tx: Queries, activityId: string): Promise<SigningKey[]> {
  const rows = await tx.query<{ key_id: number; sealed: string }>(
    'select key_id, sealed from sign_in_key where activity_id = $1 order by created_at desc, key_id',
    [activityId],
  );
  return rows.map(({ key_id: keyId, sealed }) => ({
    keyId,
    secret: Buffer.from(world.secrets.open(sealed, context(activityId, keyId)), 'base64'),
  }));
}

/** Makes a new key for an activity. Codes signed with an older one go on being genuine. */
async function addSigningKey(world: World, tx: Queries, activityId: string): Promise<void> {
  const [last] = await tx.query<{ key_id: number }>(
    'select key_id from sign_in_key order by created_at desc, key_id desc limit 1',
  );
  const keyId = last ? (last.key_id + 1) % keyIds : 0;
  const sealed = world.secrets.seal(randomBytes(32).toString('base64'), context(activityId, keyId));
  await tx.query(
    'insert into sign_in_key (activity_id, key_id, sealed, created_at) values ($1, $2, $3, $4) on conflict do nothing',
    [activityId, keyId, sealed, world.clock.now()],
  );
}

/**
 * The code of a person, to be stored in `participant.credential` by the caller, inside the caller's transaction. Makes
 * the activity's first key when there is none.
 * @param personNumber `participant.number`
 */
export async function issueCredential(
  world: World,
  tx: Queries,
  activityId: string,
  personNumber: number,
): Promise<string> {
  const [code] = await issueCredentials(world, tx, activityId, [personNumber]);
  if (code === undefined) throw new Error('no code was made');
  return code;
}

/** The same for many people of one activity, reading the key once. @returns codes in the order of the numbers */
export async function issueCredentials(
  world: World,
  tx: Queries,
  activityId: string,
  personNumbers: readonly number[],
): Promise<string[]> {
  let [key] = await signingKeys(world, tx, activityId);
  if (!key) {
    // One at a time: ids are given out in turn, so that activities differ in theirs as far as possible.
    await tx.query('select pg_advisory_xact_lock(7316002)');
    if ((await signingKeys(world, tx, activityId)).length === 0) await addSigningKey(world, tx, activityId);
    [key] = await signingKeys(world, tx, activityId);
  }
  if (!key) throw new Error('the activity has no signing key');
  const { keyId, secret } = key;
  return personNumbers.map((personNumber) => {
    const signed = signedPart(keyId, personNumber);
    return writeCredential(signed, macCharacters(createHmac('sha256', secret).update(signed).digest()));
  });
}
