import { refuseField } from '#server/refusal.ts';
import type { HeldPool } from '../code/code-pool.ts';

/** The id before all ids. */
export const nilId = '00000000-0000-0000-0000-000000000000';

/**
 * Where a phone is in the list. First everybody by id; then rounds of what changed since `from`, a transaction before
 * which everything has been delivered. `next` is where the round after this one starts, `pool` what the phone knows of
 * codes not yet given out.
 */
export type SnapshotCursor =
  | { phase: 'everybody'; afterId: string; next: string }
  | {
      phase: 'changes';
      from: string;
      after: { changedBy: string; id: string; next: string } | null;
      pool: HeldPool | null;
    };

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const everybody = new RegExp(`^e\\.(${uuid})\\.(\\d{1,20})$`);
const changes = new RegExp(`^c\\.(\\d{1,20})(?:\\.(\\d{1,20})\\.(${uuid})\\.(\\d{1,20}))?(?:~(\\d{1,2})-(\\d{1,9}))?$`);

/** What the database holds as the number of a transaction. */
const isTransaction = (number: string): boolean => BigInt(number) < 2n ** 64n;

export function writeCursor(cursor: SnapshotCursor): string {
  if (cursor.phase === 'everybody') return `e.${cursor.afterId}.${cursor.next}`;
  const { from, after, pool } = cursor;
  const position = after ? `c.${from}.${after.changedBy}.${after.id}.${after.next}` : `c.${from}`;
  return pool ? `${position}~${pool.keyId}-${pool.upTo}` : position;
}

/** @throws PARAMS_ERROR for what this server never wrote */
export function readCursor(text: string): SnapshotCursor {
  const [, afterId, next] = everybody.exec(text) ?? [];
  if (afterId && next && isTransaction(next)) return { phase: 'everybody', afterId, next };
  const [, from, changedBy, id, following, keyId, upTo] = changes.exec(text) ?? [];
  const numbers = [from, changedBy, following].filter((number) => number !== undefined);
  if (!from || !numbers.every(isTransaction)) throw refuseField('cursor', 'format');
  return {
    phase: 'changes',
    from,
    after: changedBy && id && following ? { changedBy, id, next: following } : null,
    pool: keyId && upTo ? { keyId: Number(keyId), upTo: Number(upTo) } : null,
  };
}
