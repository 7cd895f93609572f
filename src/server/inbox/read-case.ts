import type { CaseSummary } from '#contract/inbox.ts';
import type { Workflow } from '#domain/inbox/words.ts';
import { refuse } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { caseSources } from './case-sources.ts';
import { readHistory } from '#server/cases/read-history.ts';

const movesShown = 20;

/** @throws ENTITY_NOT_FOUND */
export async function readCase(world: World, workflow: Workflow, caseId: string): Promise<CaseSummary> {
  const source = caseSources.find((one) => one.workflow === workflow);
  const facts = await source?.facts(world, caseId);
  if (!source || !facts) throw refuse('ENTITY_NOT_FOUND');
  const shown = (status: string): string => source.wireStatus?.(status, productCode(world)) ?? status;
  return {
    facts: facts.filter(({ value }) => value !== ''),
    history: await readHistory(world, caseId, movesShown, shown),
  };
}
