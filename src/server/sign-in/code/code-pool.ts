import type { CodePool } from '#contract/sign-in/snapshot.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { hashOfCode } from './code-hash.ts';
import { codeOfNumber } from './issue-credential.ts';
import { currentKey, formerKeyIds } from './signing-keys.ts';

/** Up to which code a phone knows the hashes, as its cursor says. */
export interface HeldPool {
  keyId: number;
  upTo: number;
}

/** As many may be registered behind the back of a phone without a network before it takes one for forged. */
const poolSize = (given: number): number => Math.max(500, Math.ceil(given / 10));

/** Hashes of the codes that come next, by database, and by activity and key: made once, and handed to every phone. */
const made = new WeakMap<object, Map<string, { secret: string; hashes: Map<number, string> }>>();

/**
 * The hashes of codes not yet given out that a phone does not hold yet: so it tells somebody registered a minute ago from
 * a forger. Null for an activity that has no codes.
 */
export async function codePool(
  world: World,
  tx: Queries,
  activityId: string,
  held: HeldPool | null,
): Promise<CodePool | null> {
  const key = await currentKey(world, tx, activityId);
  if (!key) return null;
  const known = hashesOf(world, `${activityId} ${key.keyId}`, key.secret.toString('base64'));
  for (const number of known.keys()) if (number <= key.given) known.delete(number);
  const first = held?.keyId === key.keyId ? Math.max(held.upTo, key.given) + 1 : key.given + 1;
  const hashes: string[] = [];
  for (let number = first; number <= key.given + poolSize(key.given); number++) {
    const hash = known.get(number) ?? hashOfCode(codeOfNumber(key, activityId, number));
    known.set(number, hash);
    hashes.push(hash);
  }
  return { keyId: key.keyId, formerKeyIds: await formerKeyIds(tx, activityId), given: key.given, first, hashes };
}

function hashesOf({ db }: World, name: string, secret: string): Map<number, string> {
  const ofDatabase = made.get(db.source) ?? new Map<string, { secret: string; hashes: Map<number, string> }>();
  made.set(db.source, ofDatabase);
  let held = ofDatabase.get(name);
  if (held?.secret !== secret) ofDatabase.set(name, (held = { secret, hashes: new Map() }));
  return held.hashes;
}
