import type { WindowState } from '#domain/activity/window.ts';
import type { Ask, Moves, Need } from '#domain/workflow.ts';

export const listStatuses = ['DRAFT', 'SUBMITTED', 'LOCKED', 'CHANGE_REQUESTED', 'ERASED'] as const;
export type ListStatus = (typeof listStatuses)[number];

export type ListRole = 'unit' | 'staff' | 'system';

/** What the guards look at; the API returns the same, so that a screen can say why a button is disabled. */
export interface ListFacts {
  /** The fund has the list already, so a change must leave it as complete as it was when sent. */
  isSubmitted: boolean;
  window: WindowState;
  /** People on the list after the move, and the most there may be (G51). */
  count: number;
  limit: number;
  /** One of the people on the list is the representative. */
  hasRepresentative: boolean;
  /** Nothing is missing or wrong about anybody, and every phone is verified. */
  everybodyIsComplete: boolean;
  /** Hotel rooms and dinner seats are enough for the people on the list after the move. */
  capacityIsEnough: boolean;
  /** Personal data has been kept as long as it may be. */
  retentionHasPassed: boolean;
}

const windowIsOpen: Need<ListFacts> = ({ window }) => (window === 'OPEN' ? null : 'DATE_CANNOT_ENROLL');
const countIsWithinLimit: Need<ListFacts> = ({ count, limit }) => (count <= limit ? null : 'PARTICIPANT_LIMIT_REACHED');
const somebodyIsOnIt: Need<ListFacts> = ({ count }) => (count > 0 ? null : 'PARAMS_ERROR');
const representativeIsChosen: Need<ListFacts> = ({ hasRepresentative }) =>
  hasRepresentative ? null : 'REPRESENTATIVE_REQUIRED';
const everybodyIsComplete: Need<ListFacts> = (facts) => (facts.everybodyIsComplete ? null : 'PARAMS_ERROR');
const submittedStaysComplete: Need<ListFacts> = (facts) =>
  facts.isSubmitted ? (somebodyIsOnIt(facts) ?? representativeIsChosen(facts) ?? everybodyIsComplete(facts)) : null;
const capacityIsEnough: Need<ListFacts> = (facts) => (facts.capacityIsEnough ? null : 'CAPACITY_EXCEEDED');
const retentionHasPassed: Need<ListFacts> = (facts) => (facts.retentionHasPassed ? null : 'STATUS_ERROR');

const reason: Ask<ListFacts> = { what: 'note', required: true };
const remark: Ask<ListFacts> = { what: 'note', required: false };

/** A unit's list of participants for one activity (D2 §5; freeze and change request are ours). */
export const participantListMoves = {
  add: {
    by: ['unit'],
    from: ['DRAFT', 'SUBMITTED'],
    to: 'same',
    needs: [windowIsOpen, countIsWithinLimit, submittedStaysComplete],
  },
  edit: { by: ['unit'], from: ['DRAFT', 'SUBMITTED'], to: 'same', needs: [windowIsOpen, submittedStaysComplete] },
  remove: { by: ['unit'], from: ['DRAFT', 'SUBMITTED'], to: 'same', needs: [windowIsOpen, submittedStaysComplete] },
  chooseRepresentative: { by: ['unit'], from: ['DRAFT', 'SUBMITTED'], to: 'same', needs: [windowIsOpen] },
  submit: {
    by: ['unit'],
    from: ['DRAFT'],
    to: 'SUBMITTED',
    needs: [windowIsOpen, somebodyIsOnIt, countIsWithinLimit, representativeIsChosen, everybodyIsComplete],
    tells: 'LIST_RECEIVED',
  },
  withdraw: { by: ['unit'], from: ['SUBMITTED'], to: 'DRAFT', needs: [windowIsOpen] },
  freeze: {
    by: ['staff', 'system'],
    from: ['SUBMITTED'],
    to: 'LOCKED',
    needs: [somebodyIsOnIt, representativeIsChosen, everybodyIsComplete, capacityIsEnough],
    tells: 'LIST_LOCKED',
  },
  askChange: {
    by: ['unit'],
    from: ['LOCKED'],
    to: 'CHANGE_REQUESTED',
    needs: [countIsWithinLimit, representativeIsChosen],
    asks: [reason],
  },
  withdrawChange: { by: ['unit'], from: ['CHANGE_REQUESTED'], to: 'LOCKED', needs: [] },
  acceptChange: {
    by: ['staff'],
    from: ['CHANGE_REQUESTED'],
    to: 'LOCKED',
    needs: [countIsWithinLimit, representativeIsChosen, capacityIsEnough],
    asks: [remark],
    tells: 'CHANGE_ACCEPTED',
  },
  refuseChange: {
    by: ['staff'],
    from: ['CHANGE_REQUESTED'],
    to: 'LOCKED',
    needs: [],
    asks: [reason],
    tells: 'CHANGE_REFUSED',
  },
  receive: {
    by: ['staff'],
    from: ['DRAFT'],
    to: 'SUBMITTED',
    needs: [countIsWithinLimit, representativeIsChosen, everybodyIsComplete],
  },
  import: {
    by: ['staff'],
    from: ['DRAFT', 'SUBMITTED', 'LOCKED', 'CHANGE_REQUESTED'],
    to: 'same',
    needs: [countIsWithinLimit, submittedStaysComplete],
  },
  enter: {
    by: ['staff'],
    from: ['DRAFT', 'SUBMITTED', 'LOCKED', 'CHANGE_REQUESTED'],
    to: 'same',
    needs: [countIsWithinLimit, submittedStaysComplete, capacityIsEnough],
  },
  // Not while the unit waits for an answer: what it wishes may be about the same person, and would write over it.
  correct: {
    by: ['staff'],
    from: ['DRAFT', 'SUBMITTED', 'LOCKED'],
    to: 'same',
    needs: [submittedStaysComplete, capacityIsEnough],
    asks: [reason],
  },
  erase: {
    by: ['system'],
    from: ['DRAFT', 'SUBMITTED', 'LOCKED', 'CHANGE_REQUESTED'],
    to: 'ERASED',
    needs: [retentionHasPassed],
  },
} as const satisfies Moves<ListStatus, ListRole, ListFacts>;

export type ListMove = keyof typeof participantListMoves;

/** Days after an activity's end until personal data is erased (G64). */
export const retentionDays = 90;
