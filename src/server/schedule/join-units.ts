import type { Queries } from '#server/db/database.ts';

interface Joined {
  fromId: string;
  intoId: string;
}

/**
 * Before a unit's wishes, habits and meetings go to the one that stays: what both have stays that one's, nobody wishes to
 * meet itself, and meetings that would be at the same time are held side by side, as two units bring the people of two.
 */
export async function joinSchedules(tx: Queries, { fromId, intoId }: Joined): Promise<void> {
  const pair = [fromId, intoId];
  await tx.query(
    `delete from schedule_wish own
      where (own.unit_a = $1 and (own.unit_b = $2 or exists (
              select 1 from schedule_wish twin
               where twin.activity_id = own.activity_id and twin.unit_a = $2 and twin.unit_b = own.unit_b)))
         or (own.unit_b = $1 and (own.unit_a = $2 or exists (
              select 1 from schedule_wish twin
               where twin.activity_id = own.activity_id and twin.unit_b = $2 and twin.unit_a = own.unit_a)))`,
    pair,
  );
  await tx.query(
    `delete from schedule_party own using schedule_party twin
      where own.unit_id = $1 and twin.unit_id = $2 and twin.activity_id = own.activity_id`,
    pair,
  );
  for (const side of ['a', 'b']) {
    await tx.query(
      `update schedule_meeting own set lane_${side} = lane_${side} + (
         select coalesce(max(twin.lane_${side}) + 1, 0) from schedule_meeting twin
          where twin.run_id = own.run_id and twin.unit_${side} = $2)
        where own.unit_${side} = $1`,
      pair,
    );
  }
}
