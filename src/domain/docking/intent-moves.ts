import type { Moves, Need } from '#domain/workflow.ts';

/** Whether an exhibitor and a customer want to meet about a product (row 200); unset, which is not docking, has no row. */
export const intentStatuses = ['PENDING', 'DOCKED', 'UNDOCKING'] as const;
export type IntentStatus = (typeof intentStatuses)[number];

/** Who of the two somebody is. */
export const dockingSides = ['EXHIBITOR', 'CUSTOMER'] as const;
export type DockingSide = (typeof dockingSides)[number];
export const otherSide = { EXHIBITOR: 'CUSTOMER', CUSTOMER: 'EXHIBITOR' } as const satisfies Record<
  DockingSide,
  DockingSide
>;

/**
 * What a person is to an intent: who asked and who was asked, who said no, whoever has times proposed by the other side;
 * the fund for both, and the portal by itself.
 */
export type IntentRole = 'asker' | 'asked' | 'decliner' | 'offered' | 'fund' | 'portal';

export interface IntentFacts {
  /** The timetable of the meetings is out, or the activity has begun: from then on the fund decides. */
  isFrozen: boolean;
  /** The product stands in the list. */
  isListed: boolean;
  /** The chooser has not chosen as many as the activity allows. */
  limitIsFree: boolean;
  /** Times are given where they are needed, and all of them are slots of the activity. */
  timesAreSlots: boolean;
  /** Neither side meets somebody else then, nor has blocked it. */
  timeIsFree: boolean;
}

/** To fill in what a move looks at: whatever is left out, its guard says no. */
export const nothingKnownOfIntent: IntentFacts = {
  isFrozen: true,
  isListed: false,
  limitIsFree: false,
  timesAreSlots: false,
  timeIsFree: false,
};

/** What is offered before a time is chosen: as if it were. */
export const asIfTimed = (facts: IntentFacts): IntentFacts => ({ ...facts, timesAreSlots: true, timeIsFree: true });

const beforeFreeze: Need<IntentFacts> = ({ isFrozen }) => (isFrozen ? 'MEETINGS_ARE_FIXED' : null);
const isListed: Need<IntentFacts> = (facts) => (facts.isListed ? null : 'STATUS_ERROR');
const limitIsFree: Need<IntentFacts> = (facts) => (facts.limitIsFree ? null : 'INTENT_LIMIT_REACHED');
const timesAreSlots: Need<IntentFacts> = (facts) => (facts.timesAreSlots ? null : 'PARAMS_ERROR');
const timeIsFree: Need<IntentFacts> = (facts) => (facts.timeIsFree ? null : 'SCHEDULE_TIME_CONFLICT');

/** The wish of one side to meet the other about a product, until both have said yes and know when. */
export const intentMoves = {
  accept: {
    by: ['asked'],
    from: ['PENDING'],
    to: 'DOCKED',
    needs: [beforeFreeze, isListed, timesAreSlots, timeIsFree],
    tells: 'INTENT_MOVED',
  },
  noIntention: {
    by: ['asker', 'asked'],
    from: ['PENDING', 'DOCKED'],
    to: 'UNDOCKING',
    needs: [beforeFreeze],
    tells: 'INTENT_MOVED',
  },
  reconsider: {
    by: ['decliner'],
    from: ['UNDOCKING'],
    to: 'PENDING',
    needs: [beforeFreeze, isListed, limitIsFree],
    tells: 'INTENT_ASKED',
  },
  /** Up to three slots that would suit. */
  propose: {
    by: ['asker', 'asked'],
    from: ['DOCKED'],
    to: 'same',
    needs: [beforeFreeze, timesAreSlots],
    tells: 'INTENT_TIMES',
  },
  /** One of those that the other side proposed. */
  agreeTime: {
    by: ['offered'],
    from: ['DOCKED'],
    to: 'same',
    needs: [beforeFreeze, timesAreSlots, timeIsFree],
    tells: 'INTENT_TIMES',
  },
  dock: { by: ['fund'], from: ['PENDING', 'UNDOCKING'], to: 'DOCKED', needs: [isListed], tells: 'INTENT_MOVED' },
  undock: { by: ['fund'], from: ['PENDING', 'DOCKED'], to: 'UNDOCKING', needs: [], tells: 'INTENT_MOVED' },
  /** The product is no longer listed. */
  close: { by: ['portal'], from: ['PENDING', 'DOCKED'], to: 'UNDOCKING', needs: [], tells: 'INTENT_MOVED' },
} as const satisfies Moves<IntentStatus, IntentRole, IntentFacts>;
export type IntentMove = keyof typeof intentMoves;

export const intentButtons = [
  'accept',
  'noIntention',
  'reconsider',
  'propose',
  'agreeTime',
  'dock',
  'undock',
] as const satisfies readonly IntentMove[];
export type IntentButton = (typeof intentButtons)[number];

/** Most slots proposed at once. */
export const mostProposed = 3;
