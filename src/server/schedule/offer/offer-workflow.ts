import { type OfferFacts, type OfferMove, offerMoves, type OfferRole } from '#domain/schedule/offer-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { scheduleOffer } from '../tables.ts';

export type OfferRow = typeof scheduleOffer.$inferSelect;

export const offerWorkflow = workflow<'schedule_offer', OfferRow, 'status', OfferRole, OfferFacts, OfferMove>({
  kind: 'schedule_offer',
  table: scheduleOffer,
  status: 'status',
  moves: offerMoves,
});

/** What the portal does by itself. */
export const byPortal = {
  roles: ['portal'],
  accountId: null,
  facts: { isInTime: true, hasAccepted: true, bothAccepted: false },
} as const;
