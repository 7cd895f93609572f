import { laterMoves, type LaterMove, type LaterWorkflow } from '#domain/inbox/words.ts';
import type { BulkRow } from '#server/cases/bulk-store.ts';
import type { PerformLater } from '#server/cases/later-deed.ts';
import { unlistLater } from '#server/docking/product/make-product-move.ts';
import { moveRegistrationLater } from '#server/public-event/registration/move-registration.ts';
import { moveQuestionnaireLater } from '#server/questionnaire/move-questionnaire.ts';
import { unpublishLater } from '#server/road-show/make-record-move.ts';
import { releaseLater } from '#server/schedule/release-run.ts';

/** What is done once the time to take it back is over, each by its feature. */
export const laterKinds: Readonly<Record<LaterWorkflow, PerformLater>> = {
  ROAD_SHOW_RECORD: unpublishLater,
  DOCKING_PRODUCT: unlistLater,
  PUBLIC_REGISTRATION: moveRegistrationLater,
  QUESTIONNAIRE: moveQuestionnaireLater,
  SCHEDULE: releaseLater,
};

export const isLater = (action: BulkRow): action is BulkRow & { workflow: LaterWorkflow; move: LaterMove } => {
  const moves: Partial<Record<string, readonly string[]>> = laterMoves;
  return moves[action.workflow]?.includes(action.move) ?? false;
};
