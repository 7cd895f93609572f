import type { StoryLine } from '#contract/approval.ts';
import type { Instant } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';

/** The story goes back so far. */
const linesShown = 400;

interface Row {
  at: Instant;
  account_id: string | null;
  role: string;
  action: string;
  from_status: string;
  to_status: string;
  reason: string;
  name_tc: string | null;
  name_en: string | null;
  name_pt: string | null;
  username: string | null;
}

// By far the most rows of a record: read as they come, without the query builder's mapping of each.
const newestFirst = `select c.at, c.account_id, c.role, c.action, c.from_status, c.to_status, c.reason,
    a.name_tc, a.name_en, a.name_pt, a.username
  from status_change c left join account a on a.id = c.account_id
  where c.case_id = $1 order by c.at desc, c.id desc limit ${linesShown}`;

/** What happened to an enrolment, newest first. */
export async function storyOf(db: Queries, enrollmentId: string): Promise<StoryLine[]> {
  const rows = await db.query<Row>(newestFirst, [enrollmentId], 'story_of');
  return rows.map((row) => ({
    at: row.at,
    by: row.account_id
      ? { tc: row.name_tc ?? '', en: row.name_en || (row.username ?? ''), pt: row.name_pt ?? '' }
      : null,
    role: row.role,
    action: row.action,
    from: row.from_status,
    to: row.to_status,
    reason: row.reason,
  }));
}
