import type { CaseSummary } from '#contract/inbox.ts';
import type { Workflow } from '#domain/inbox/words.ts';
import type { Instant } from '#domain/instant.ts';
import { refuse } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { caseSources } from './case-sources.ts';

interface HistoryRow {
  at: Instant;
  by: string | null;
  action: string;
  from: string;
  to: string;
  reason: string;
}

/** @throws ENTITY_NOT_FOUND */
export async function readCase(world: World, workflow: Workflow, caseId: string): Promise<CaseSummary> {
  const source = caseSources.find((one) => one.workflow === workflow);
  const facts = await source?.facts(world, caseId);
  if (!source || !facts) throw refuse('ENTITY_NOT_FOUND');
  const history = await world.db.query<HistoryRow>(
    `select h.at, coalesce(nullif(a.name_en, ''), a.name_tc) as by, h.action, h.from_status as "from", h.to_status as "to", h.reason
       from status_change h left join account a on a.id = h.account_id
      where h.case_id = $1 order by h.at desc, h.id desc limit 20`,
    [caseId],
  );
  const shown = (status: string): string => source.wireStatus?.(status, productCode(world)) ?? status;
  return {
    facts: facts.filter(({ value }) => value !== ''),
    history: history.map((row) => ({ ...row, from: shown(row.from), to: shown(row.to) })),
  };
}
