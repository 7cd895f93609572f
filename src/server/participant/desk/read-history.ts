import type { Instant } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';

export interface HistoryLine {
  at: Instant;
  action: string;
  reason: string;
  by: string | null;
}

/** What happened to a person and to the list they are on, newest first. */
export const readHistory = (db: Queries, listId: string | null, participantId: string): Promise<HistoryLine[]> =>
  db.query<HistoryLine>(
    `select h.at, h.action, h.reason, a.username as by
       from (select at, action, reason, account_id from status_change where case_id = $1
             union all
             select at, action, reason, account_id from audit_entry where subject_id = $2) h
       left join account a on a.id = h.account_id
      order by h.at desc limit 100`,
    [listId, participantId],
  );
