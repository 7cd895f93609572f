import type { Texts } from '#contract/texts.ts';
import type { BulkMove, BulkWorkflow } from '#domain/inbox/words.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

/** What a decision says. */
export interface BulkDecision {
  move: BulkMove;
  note: string;
  /** Booths to approve; null gives each what it asked for. */
  count: number | null;
}

/** What would become of one case. */
export interface PlannedCase {
  caseId: string;
  version: number;
  names: Texts;
  /** What it is instead of a unit's. */
  detail: string;
  from: string;
  to: string;
  /** What is told of it, by kind of message. */
  messages: string[];
  refusal: ErrorCode | null;
}

export interface Performing extends BulkDecision {
  caseId: string;
  version: number;
  accountId: string;
  groupId: string;
  heldMs: number;
}

/** How the cases of one workflow are decided many at once. */
export interface BulkKind {
  workflow: BulkWorkflow;
  /** One that cannot be reversed is only performed once the time to take it back is over. */
  reversible: boolean;
  plan(world: World, db: Queries, ids: readonly string[], decision: BulkDecision): Promise<PlannedCase[]>;
  /** @returns the version that it leaves. @throws Refusal */
  perform(world: World, tx: Transaction, performing: Performing): Promise<number>;
  /** @returns false when something happened to the case later, or its message is on its way */
  takeBack?(world: World, tx: Transaction, performed: Omit<Performing, 'heldMs'> & { from: string }): Promise<boolean>;
}
