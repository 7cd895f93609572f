import type { Queries } from '#server/db/database.ts';

/** One record into another that stays, as it was previewed. */
export interface Merge {
  by: string;
  fromId: string;
  intoId: string;
  plan: string;
  reason: string;
}

/** A record of the first that the second has too. */
export interface Twins {
  id: string;
  twin: string;
}

/** What says whose it is by one of these columns goes to the one that stays. */
export async function moveAlong(
  tx: Queries,
  columns: readonly (readonly [table: string, column: string])[],
  { fromId, intoId }: Pick<Merge, 'fromId' | 'intoId'>,
): Promise<void> {
  for (const [table, column] of columns) {
    await tx.query(`update ${table} set ${column} = $2 where ${column} = $1`, [fromId, intoId]);
  }
}

/** The role that stays covers the activities of both; the other ends. */
export async function joinMemberships(tx: Queries, { id, twin }: Twins, now: string): Promise<void> {
  await tx.query(
    `insert into membership_activity (membership_id, activity_id)
     select $2, activity_id from membership_activity where membership_id = $1 on conflict do nothing`,
    [id, twin],
  );
  await tx.query(
    `update membership set self_registered = true
      where id = $2 and (select self_registered from membership where id = $1)`,
    [id, twin],
  );
  await tx.query('update membership set ended_at = $2 where id = $1', [id, now]);
}
