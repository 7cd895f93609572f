import type { Queries } from '#server/db/database.ts';

/** People stay on one list; who represents the unit that stays represents all of them. */
export async function joinLists(tx: Queries, { id, twin }: { id: string; twin: string }): Promise<void> {
  await tx.query('update participant_change set list_id = $2 where list_id = $1', [id, twin]);
  await tx.query(
    `update participant_list stays set version = stays.version + 1,
            representative_id = coalesce(stays.representative_id, goes.representative_id)
       from participant_list goes where goes.id = $1 and stays.id = $2`,
    [id, twin],
  );
  await tx.query('delete from participant_list where id = $1', [id]);
}
