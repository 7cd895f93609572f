import { hash } from 'node:crypto';
import type { Instant } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { arrayLiteral } from './array-literal.ts';
import type { ReadItem } from './read-attempt.ts';

/** What a device sent that is no attempt at all. */
export interface MalformedItem {
  deviceId: string;
  item: ReadItem;
}

export async function writeMalformed(tx: Queries, malformed: readonly MalformedItem[], now: Instant): Promise<void> {
  if (malformed.length === 0) return;
  const bodies = malformed.map(({ item }) => JSON.stringify(item.body));
  await tx.query(
    `insert into malformed_attempt (device_id, body_hash, seq, body, received_at)
     select n.*, $5::timestamptz from unnest($1::uuid[], $2::text[], $3::int[], $4::text[]) n on conflict do nothing`,
    [
      arrayLiteral(malformed.map(({ deviceId }) => deviceId)),
      arrayLiteral(
        malformed.map(({ item }, index) => (item.fact ? hash('sha256', `${bodies[index]}`) : item.bodyHash)),
      ),
      arrayLiteral(malformed.map(({ item }) => item.seq)),
      arrayLiteral(bodies),
      now,
    ],
  );
}
