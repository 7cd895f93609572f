import type { Texts } from '#contract/texts.ts';
import type { BulkMove, BulkWorkflow, DeedMove } from '#domain/inbox/words.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Instant } from '#domain/instant.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

/** What a decision says. */
export interface BulkDecision {
  move: BulkMove;
  note: string;
  /** Booths to approve; null gives each what it asked for. */
  count: number | null;
  /** Places that somebody chose on the plan; left out, the next free ones. */
  placeIds?: readonly string[];
  /** Who is to build. */
  contractorUnitId?: string;
}

/** Where booths go, and how it was before. */
export interface PlannedPlaces {
  ids: string[];
  codes: string[];
  before: { ids: string[]; contractorUnitId: string | null };
}

/** What would become of one case. */
export interface PlannedCase {
  caseId: string;
  activityId: string | null;
  version: number;
  names: Texts;
  /** What it is instead of a unit's. */
  detail: string;
  from: string;
  to: string;
  /** What is told of it, by kind of message. */
  messages: string[];
  refusal: ErrorCode | null;
  /** Since when it waits. */
  waitedSince?: Instant;
  /** Booths it gets, asked for, and finds left (null for no limit), where there are any. */
  booths?: { given: number; wished: number; left: number | null };
  places?: PlannedPlaces | null;
  /** What is to be done beside the move. */
  wish?: Record<string, unknown>;
}

/** Whether whoever asks may decide about an activity's cases. */
export type MayDecide = (activityId: string | null) => boolean;

export interface Performing extends BulkDecision {
  caseId: string;
  version: number;
  accountId: string;
  groupId: string;
  heldMs: number;
  places: PlannedPlaces | null;
}

export interface Performed extends Omit<Performing, 'heldMs' | 'move'> {
  move: DeedMove;
  from: string;
  /** What else of it was changed, as it was. */
  before: Record<string, unknown> | null;
  waitedSince: Instant | null;
}

/** @returns false when something happened to the case later, or its message is on its way */
export type TakeBack = (world: World, tx: Transaction, performed: Performed) => Promise<boolean>;

/** How the cases of one workflow are decided many at once. */
export interface BulkKind {
  workflow: BulkWorkflow;
  /** A move that cannot be reversed is only performed once the time to take it back is over. */
  reversible(move: BulkMove): boolean;
  plan(
    world: World,
    db: Queries,
    ids: readonly string[],
    decision: BulkDecision,
    may: MayDecide,
  ): Promise<PlannedCase[]>;
  /** @returns the version that it leaves. @throws Refusal */
  perform(world: World, tx: Transaction, performing: Performing): Promise<number>;
  takeBack?: TakeBack;
}
