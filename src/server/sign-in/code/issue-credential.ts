import { createHmac } from 'node:crypto';
import { writeCredential } from '#domain/sign-in/credential.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { currentKey, ensureSigningKey, type SigningKey } from './signing-keys.ts';

/** The activity's code of that number under that key. Its hash was on every phone before it was anybody's. */
export const codeOfNumber = ({ keyId, secret }: SigningKey, activityId: string, number: number): string =>
  writeCredential(keyId, createHmac('sha256', secret).update(`${activityId} ${number}`).digest());

/**
 * The next codes of an activity, to be stored in `participant.credential` by the caller, inside the caller's
 * transaction. One transaction of an activity at a time, so that what is committed is always a beginning of the row.
 */
export async function issueCredentials(
  world: World,
  tx: Queries,
  activityId: string,
  count: number,
): Promise<string[]> {
  await ensureSigningKey(world, tx, activityId);
  await tx.query('update sign_in_key set given = given + $2 where activity_id = $1 and ended_at is null', [
    activityId,
    count,
  ]);
  const key = await currentKey(world, tx, activityId);
  if (!key) throw new Error('the activity has no signing key');
  return Array.from({ length: count }, (_, n) => codeOfNumber(key, activityId, key.given - count + 1 + n));
}
