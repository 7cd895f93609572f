import type { CaseMove } from '#contract/case-move.ts';
import type { Texts } from '#contract/texts.ts';
import { namesOfAccount } from '#server/account/account-names.ts';
import type { World } from '#server/world.ts';

type Row = Omit<CaseMove, 'by'> & Texts & { accountId: string | null };

/** What happened to a case, newest first. @param shown a status as the pages read it */
export async function readHistory(
  world: World,
  caseId: string,
  limit: number,
  shown: (status: string) => string,
): Promise<CaseMove[]> {
  const rows = await world.db.query<Row>(
    `select h.at, a.id as "accountId", ${namesOfAccount('a')}, h.action, h.from_status as "from", h.to_status as "to", h.reason
       from status_change h left join account a on a.id = h.account_id
      where h.case_id = $1 order by h.at desc, h.id desc limit $2`,
    [caseId, limit],
  );
  return rows.map(({ accountId, tc, en, pt, from, to, ...row }) => ({
    ...row,
    by: accountId ? { tc, en, pt } : null,
    from: shown(from),
    to: shown(to),
  }));
}
