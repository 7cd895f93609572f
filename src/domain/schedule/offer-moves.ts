import { type Instant, minuteMs, plusMs } from '#domain/instant.ts';
import type { Moves, Need } from '#domain/workflow.ts';

/** Where the offer of a freed slot stands. */
export const offerStatuses = ['OPEN', 'ACCEPTED', 'DECLINED', 'LAPSED'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Either of the two that waited, and the portal. */
export type OfferRole = 'party' | 'portal';

export interface OfferFacts {
  isInTime: boolean;
  /** The side that answers has already said yes. */
  hasAccepted: boolean;
  bothAccepted: boolean;
}

const isInTime: Need<OfferFacts> = (facts) => (facts.isInTime ? null : 'STATUS_ERROR');
const hasNotAccepted: Need<OfferFacts> = ({ hasAccepted }) => (hasAccepted ? 'STATUS_ERROR' : null);
const bothAccepted: Need<OfferFacts> = (facts) => (facts.bothAccepted ? null : 'STATUS_ERROR');

/** A slot that somebody freed on the day, offered to two who wanted to meet and had none. */
export const offerMoves = {
  accept: { by: ['party'], from: ['OPEN'], to: 'same', needs: [isInTime, hasNotAccepted] },
  decline: { by: ['party'], from: ['OPEN'], to: 'DECLINED', needs: [isInTime], tells: 'MEETING_OFFER_ENDED' },
  /** The second yes makes it a released meeting. */
  publish: { by: ['portal'], from: ['OPEN'], to: 'ACCEPTED', needs: [bothAccepted], tells: 'SCHEDULE_RELEASED' },
  /** Nobody answered in time, or the slot is no longer free. */
  lapse: { by: ['portal'], from: ['OPEN'], to: 'LAPSED', needs: [], tells: 'MEETING_OFFER_ENDED' },
} as const satisfies Moves<OfferStatus, OfferRole, OfferFacts>;
export type OfferMove = keyof typeof offerMoves;

export const offerAnswers = ['accept', 'decline'] as const satisfies readonly OfferMove[];
export type OfferAnswer = (typeof offerAnswers)[number];

/** So long both have to answer: before the slot begins, and while it runs. */
export const answerMinutes = { ahead: 30, running: 5 } as const;
/** What must be left of a slot after the last moment for an answer, and for the answer itself. */
const leastMeetingMinutes = 5;
const leastAnswerMinutes = 1;

/** Until when a slot is offered; null where too little of it is left. */
export function offerEnds({ begin, end }: { begin: Instant; end: Instant }, now: Instant): Instant | null {
  const isAhead = begin > now;
  const last = isAhead ? begin : plusMs(end, -leastMeetingMinutes * minuteMs);
  const usual = plusMs(now, (isAhead ? answerMinutes.ahead : answerMinutes.running) * minuteMs);
  const until = usual < last ? usual : last;
  return until < plusMs(now, leastAnswerMinutes * minuteMs) ? null : until;
}
