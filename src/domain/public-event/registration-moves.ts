import type { ErrorCode } from '#domain/errors.ts';
import type { Moves } from '#domain/workflow.ts';

/**
 * SEATED: has codes for the door. WAITING: in the queue, in order of arrival. OFFERED: seats are kept until a time, to be
 * accepted. EXPIRED: they were not.
 */
export const registrationStatuses = ['SEATED', 'OFFERED', 'WAITING', 'CANCELLED', 'EXPIRED'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** Who holds seats, or a place in the queue; somebody has at most one of these in an event. */
export const inForceStatuses = ['SEATED', 'OFFERED', 'WAITING'] as const satisfies readonly RegistrationStatus[];
export const isInForce = (status: RegistrationStatus): boolean => inForceStatuses.some((one) => one === status);
/** Whose seats nobody else can have. */
export const holdsSeats = (status: RegistrationStatus): boolean => status === 'SEATED' || status === 'OFFERED';

export interface RegistrationFacts {
  /** The event is over. */
  isOver: boolean;
  /** The time to accept has gone by. */
  offerIsOver: boolean;
  /** As many seats as it asks for are free. */
  fits: boolean;
  /** For how many it is. */
  seats: number;
  /** One can register today. */
  isOpen: boolean;
}

const stillComing = ({ isOver }: RegistrationFacts): ErrorCode | null => (isOver ? 'ACTIVITY_IS_OVER' : null);
const offerStands = ({ offerIsOver }: RegistrationFacts): ErrorCode | null => (offerIsOver ? 'STATUS_ERROR' : null);
const offerIsOver = (facts: RegistrationFacts): ErrorCode | null => (facts.offerIsOver ? null : 'STATUS_ERROR');
const isRoom = ({ fits }: RegistrationFacts): ErrorCode | null => (fits ? null : 'CAPACITY_EXCEEDED');
const isOpen = ({ isOpen: open }: RegistrationFacts): ErrorCode | null => (open ? null : 'DATE_CANNOT_ENROLL');
const isGroup = ({ seats }: RegistrationFacts): ErrorCode | null => (seats > 1 ? null : 'STATUS_ERROR');

export type RegistrationRole = 'registrant' | 'staff' | 'portal';

export const registrationMoves = {
  accept: { by: ['registrant'], from: ['OFFERED'], to: 'SEATED', needs: [stillComing, offerStands] },
  /** Fewer come; a smaller group may get seats sooner. */
  lessen: { by: ['registrant'], from: ['SEATED', 'OFFERED', 'WAITING'], to: 'same', needs: [stillComing, isGroup] },
  /** Who they are, how to write to them, and whom they bring. */
  change: { by: ['registrant'], from: ['SEATED', 'OFFERED', 'WAITING'], to: 'same', needs: [stillComing, isOpen] },
  withdraw: { by: ['registrant'], from: ['SEATED', 'OFFERED', 'WAITING'], to: 'CANCELLED', needs: [stillComing] },
  offer: { by: ['staff', 'portal'], from: ['WAITING'], to: 'OFFERED', needs: [stillComing, isRoom] },
  cancel: {
    by: ['staff'],
    from: ['SEATED', 'OFFERED', 'WAITING'],
    to: 'CANCELLED',
    needs: [],
    asks: [{ what: 'note', required: true }],
  },
  expire: { by: ['portal'], from: ['OFFERED'], to: 'EXPIRED', needs: [offerIsOver] },
} as const satisfies Moves<RegistrationStatus, RegistrationRole, RegistrationFacts>;

export type RegistrationMove = keyof typeof registrationMoves;
export const ownMoves = ['accept', 'lessen', 'withdraw'] as const satisfies readonly RegistrationMove[];
/** What the page of a registration offers; `change` is a form of its own. */
export const ownOffers = [...ownMoves, 'change'] as const satisfies readonly RegistrationMove[];
export const deskMoves = ['offer', 'cancel'] as const satisfies readonly RegistrationMove[];
