import { refuseField } from '#server/refusal.ts';

/** The id before all ids. */
export const nilId = '00000000-0000-0000-0000-000000000000';

/**
 * Where a phone is in the list. First everybody by id; then rounds of what changed since `from`, a transaction before
 * which everything has been delivered. `next` is where the round after this one starts.
 */
export type SnapshotCursor =
  | { phase: 'everybody'; afterId: string; next: string }
  | { phase: 'changes'; from: string; after: { changedBy: string; id: string; next: string } | null };

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const everybody = new RegExp(`^e\\.(${uuid})\\.(\\d{1,20})$`);
const changes = new RegExp(`^c\\.(\\d{1,20})(?:\\.(\\d{1,20})\\.(${uuid})\\.(\\d{1,20}))?$`);

export function writeCursor(cursor: SnapshotCursor): string {
  if (cursor.phase === 'everybody') return `e.${cursor.afterId}.${cursor.next}`;
  const { from, after } = cursor;
  return after ? `c.${from}.${after.changedBy}.${after.id}.${after.next}` : `c.${from}`;
}

/** @throws PARAMS_ERROR for what this server never wrote */
export function readCursor(text: string): SnapshotCursor {
  const [, afterId, next] = everybody.exec(text) ?? [];
  if (afterId && next) return { phase: 'everybody', afterId, next };
  const [, from, changedBy, id, following] = changes.exec(text) ?? [];
  if (!from) throw refuseField('cursor', 'format');
  return { phase: 'changes', from, after: changedBy && id && following ? { changedBy, id, next: following } : null };
}
