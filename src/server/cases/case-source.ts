import type { BulkMove, Turn, Workflow } from '#domain/inbox/words.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

/**
 * Some of a workflow's cases, as the parts of a select. Each is read in the order of `since` and `id` from an index of
 * its own table that `where` begins, so that a page costs the same however many cases there are; which is why one
 * workflow may need several of them.
 */
export interface CaseBranch {
  turn: Turn;
  /** One table with its alias. */
  from: string;
  where: string;
  id: string;
  since: string;
  status: string;
  version: string;
  /** Expressions; `null::uuid` for what the cases do not have. */
  activityId: string;
  unitId: string;
  nameTc: string;
  nameEn: string;
  namePt: string;
  detail: string;
  /** SQL: what it is found by beside its unit, of the type tsvector; without it that is its names. */
  words?: string;
}

export interface CaseFact {
  name: string;
  value: string;
}

/** What a workflow tells the inbox about itself. */
export interface CaseSource {
  workflow: Workflow;
  turns: readonly Turn[];
  branches(db: Queries): Promise<CaseBranch[]>;
  /** Decisions that a case in this status takes. */
  movesFrom(status: string): BulkMove[];
  /** Of those, the ones that do not wait for the fund's turn. */
  anyTurn?: readonly BulkMove[];
  /** What is to know before deciding; null when there is no such case. */
  facts(world: World, id: string): Promise<CaseFact[] | null>;
  /** As other programs and the pages read it. */
  wireStatus?: (status: string, product: string) => string;
}

export const nameless = { nameTc: `''`, nameEn: `''`, namePt: `''`, detail: `''` } as const;
