import type { Ask, Moves, Need } from '#domain/workflow.ts';
import type { PositionStatus } from './position-status.ts';

/** What a person is to a position: whose it is, who builds the event, the fund, or the portal by itself. */
export type PositionRole = 'recruiter' | 'contractor' | 'fund' | 'portal';

export interface PositionFacts {
  /** The unit's registration for the fair was approved. */
  unitIsApproved: boolean;
  /** Nothing is missing or wrong in it. */
  formIsComplete: boolean;
  /** Each note of the last return has its answer. */
  notesAreAnswered: boolean;
  reasonIsGiven: boolean;
  /** It says something else than what is public. */
  differs: boolean;
  /** And that only of how many are looked for and until when. */
  differsInOwnMatters: boolean;
  /** The last day to apply is over. */
  isOver: boolean;
}

/** To fill in what a move looks at: whatever is left out, its guard says no. */
export const nothingKnownOfPosition: PositionFacts = {
  unitIsApproved: false,
  formIsComplete: false,
  notesAreAnswered: false,
  reasonIsGiven: false,
  differs: false,
  differsInOwnMatters: false,
  isOver: false,
};

/** What is offered before anything is given: as if whatever a move asks for were given. */
export const asIfReasonGiven = (facts: PositionFacts): PositionFacts => ({ ...facts, reasonIsGiven: true });

const reason: Ask<PositionFacts> = { what: 'note', required: true };
const remark: Ask<PositionFacts> = { what: 'note', required: false };

const unitIsApproved: Need<PositionFacts> = (facts) => (facts.unitIsApproved ? null : 'UNIT_NOT_APPROVED');
const formIsComplete: Need<PositionFacts> = (facts) => (facts.formIsComplete ? null : 'PARAMS_ERROR');
const notesAreAnswered: Need<PositionFacts> = (facts) => (facts.notesAreAnswered ? null : 'NOTES_OPEN');
const reasonIsGiven: Need<PositionFacts> = (facts) => (facts.reasonIsGiven ? null : 'PARAMS_ERROR');
const differs: Need<PositionFacts> = (facts) => (facts.differs ? null : 'NOTHING_CHANGED');
const inOwnMatters: Need<PositionFacts> = (facts) => (facts.differsInOwnMatters ? null : 'STATUS_ERROR');
const isOver: Need<PositionFacts> = (facts) => (facts.isOver ? null : 'STATUS_ERROR');

const withRecruiter = ['DRAFT', 'CONT_NOT_PASSE', '{p}NOT_PASSED'] as const satisfies readonly PositionStatus[];

/** A position from its first draft to the public list and to its end (D2 §4, G47, G56). */
export const positionMoves = {
  save: { by: ['recruiter'], from: [...withRecruiter, 'PASSED'], to: 'same', needs: [] },
  submit: {
    by: ['recruiter'],
    from: withRecruiter,
    to: 'CONT_PENDING_APPROVAL',
    needs: [unitIsApproved, formIsComplete, notesAreAnswered],
    tells: 'POSITION_RECEIVED',
  },
  /** What is public stays in sight until the change is decided. */
  askChange: {
    by: ['recruiter'],
    from: ['PASSED'],
    to: 'CONT_PENDING_APPROVAL',
    needs: [differs, unitIsApproved, formIsComplete],
    tells: 'POSITION_RECEIVED',
  },
  /** How many are looked for, and until when, the company changes by itself. */
  adjust: { by: ['recruiter'], from: ['PASSED'], to: 'same', needs: [differs, inOwnMatters, formIsComplete] },
  pass: {
    by: ['contractor'],
    from: ['CONT_PENDING_APPROVAL'],
    to: '{p}PENDING_APPROVAL',
    needs: [],
    tells: 'POSITION_MOVED',
  },
  notPass: {
    by: ['contractor'],
    from: ['CONT_PENDING_APPROVAL'],
    to: 'CONT_NOT_PASSE',
    needs: [reasonIsGiven],
    asks: [reason],
    tells: 'POSITION_RETURNED',
  },
  /** Where an activity has no contractor it is the fund's turn at once. */
  forward: { by: ['portal'], from: ['CONT_PENDING_APPROVAL'], to: '{p}PENDING_APPROVAL', needs: [] },
  approve: {
    by: ['fund'],
    from: ['{p}PENDING_APPROVAL'],
    to: 'PASSED',
    needs: [formIsComplete],
    tells: 'POSITION_MOVED',
  },
  return: {
    by: ['fund'],
    from: ['{p}PENDING_APPROVAL'],
    to: '{p}NOT_PASSED',
    needs: [reasonIsGiven],
    asks: [reason],
    tells: 'POSITION_RETURNED',
  },
  /** Back to a draft, or to what is public. */
  withdraw: {
    by: ['recruiter'],
    from: ['CONT_PENDING_APPROVAL', 'CONT_NOT_PASSE', '{p}PENDING_APPROVAL', '{p}NOT_PASSED'],
    to: 'kept',
    needs: [],
  },
  fill: { by: ['recruiter'], from: ['PASSED'], to: 'CLOSED', needs: [], asks: [remark] },
  close: {
    by: ['recruiter', 'fund'],
    from: ['PASSED'],
    to: 'CLOSED',
    needs: [reasonIsGiven],
    asks: [reason],
    tells: 'POSITION_MOVED',
  },
  /** Its last day is over. */
  expire: { by: ['portal'], from: ['PASSED'], to: 'CLOSED', needs: [isOver], tells: 'POSITION_MOVED' },
} as const satisfies Moves<PositionStatus, PositionRole, PositionFacts>;
export type PositionMove = keyof typeof positionMoves;

/** What stands as a button; saving is the form's, and handing on and expiry the portal's. */
export const positionButtons = [
  'submit',
  'adjust',
  'askChange',
  'pass',
  'notPass',
  'approve',
  'return',
  'withdraw',
  'fill',
  'close',
] as const satisfies readonly PositionMove[];
export type PositionButton = (typeof positionButtons)[number];

/** How a registration of a unit for a fair stands (G47); null: there is none. */
export const unitStandings = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type UnitStanding = (typeof unitStandings)[number];
