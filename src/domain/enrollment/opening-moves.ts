import type { WindowState } from '#domain/activity/window.ts';
import type { Ask, Moves, Need } from '#domain/workflow.ts';
import { contractorDesignStatuses, type EnrollmentStatus, selfDesignedStatuses } from './status.ts';

/** What a person is to an enrolment. An administrator of the fund is also `fund`. */
export type EnrollmentRole = 'exhibitor' | 'contractor' | 'fund' | 'administrator' | 'system';

/** What the guards look at; the API returns the same, so that a screen can say why a button is disabled. */
export interface OpeningFacts {
  window: WindowState;
  /** A returned application may be sent again after the window until the day given to its unit. */
  graceIsOpen: boolean;
  /** Nothing is missing or wrong in the whole form, its boards and its files. */
  formIsComplete: boolean;
  captchaIsPassed: boolean;
  /** Each note of the last return has its answer. */
  notesAreAnswered: boolean;
  /** Notes on fields or files that go with a return. */
  notes: number;
  boothsCount: number;
  /** The number the decision gives, and what the category has left. */
  approvedCount: number;
  capacityLeft: number;
  /** Area 99 goes without a place (G14). */
  placeIsWanted: boolean;
  /** Places chosen, none of them taken by another enrolment. */
  placesAreFree: boolean;
  placesCount: number;
  contractorIsSet: boolean;
  reasonIsGiven: boolean;
}

/** To fill in what a move looks at: whatever is left out, its guard says no. */
export const nothingKnown: OpeningFacts = {
  window: 'ENDED',
  graceIsOpen: false,
  formIsComplete: false,
  captchaIsPassed: false,
  notesAreAnswered: false,
  notes: 0,
  boothsCount: 0,
  approvedCount: 0,
  capacityLeft: 0,
  placeIsWanted: true,
  placesAreFree: false,
  placesCount: 0,
  contractorIsSet: false,
  reasonIsGiven: false,
};

/**
 * What is offered before anything is given: as if whatever a move asks for were given, with as many booths as were asked
 * for, or as are left.
 */
export function asIfGiven<Facts extends OpeningFacts>(facts: Facts): Facts {
  const approvedCount = Math.max(1, mostBooths(facts));
  const given = { notes: 1, reasonIsGiven: true, notesAreAnswered: true, captchaIsPassed: true };
  return { ...facts, ...given, approvedCount, placesCount: approvedCount, placesAreFree: true };
}

const mostBooths = ({ boothsCount, capacityLeft }: OpeningFacts): number => Math.min(boothsCount, capacityLeft);

const reason: Ask<OpeningFacts> = { what: 'note', required: true };
const remark: Ask<OpeningFacts> = { what: 'note', required: false };
/** Who asked for one gets one or none. */
const booths: Ask<OpeningFacts> = {
  what: 'count',
  required: false,
  when: ({ boothsCount }) => boothsCount > 1,
  most: mostBooths,
};
const places: Ask<OpeningFacts> = { what: 'places', required: true };

const windowIsOpen: Need<OpeningFacts> = ({ window }) => (window === 'OPEN' ? null : 'DATE_CANNOT_ENROLL');
const windowOrGraceIsOpen: Need<OpeningFacts> = (facts) => (facts.graceIsOpen ? null : windowIsOpen(facts));
const formIsComplete: Need<OpeningFacts> = (facts) => (facts.formIsComplete ? null : 'PARAMS_ERROR');
const captchaIsPassed: Need<OpeningFacts> = (facts) => (facts.captchaIsPassed ? null : 'CAPTCHA_IS_MISMATCH');
const notesAreAnswered: Need<OpeningFacts> = (facts) => (facts.notesAreAnswered ? null : 'PARAMS_ERROR');
const someNote: Need<OpeningFacts> = ({ notes }) => (notes > 0 ? null : 'PARAMS_ERROR');
const countIsWithinWish: Need<OpeningFacts> = ({ approvedCount, boothsCount }) =>
  approvedCount >= 1 && approvedCount <= boothsCount ? null : 'PARAMS_ERROR';
const capacityIsEnough: Need<OpeningFacts> = ({ approvedCount, capacityLeft }) =>
  approvedCount <= capacityLeft ? null : 'CAPACITY_EXCEEDED';
const placeIsWanted: Need<OpeningFacts> = (facts) => (facts.placeIsWanted ? null : 'STATUS_ERROR');
const placesAreFree: Need<OpeningFacts> = (facts) => (facts.placesAreFree ? null : 'CAPACITY_EXCEEDED');
const placesFitApproval: Need<OpeningFacts> = ({ placeIsWanted: wanted, placesCount, approvedCount }) =>
  !wanted || placesCount === approvedCount ? null : 'PARAMS_ERROR';
const contractorIsSet: Need<OpeningFacts> = (facts) => (facts.contractorIsSet ? null : 'PARAMS_ERROR');
const reasonIsGiven: Need<OpeningFacts> = (facts) => (facts.reasonIsGiven ? null : 'PARAMS_ERROR');

const untilPlace = [
  'APPLY_PENDING',
  'APPLY_SUBMITED',
  '{p}PASS',
  '{p}RETURN',
  '{p}TO_BE_ASSIGN',
] as const satisfies readonly EnrollmentStatus[];

/** From its place on, in either kind, with the side states of a change. */
const withPlace = [
  ...new Set([
    ...selfDesignedStatuses.slice(selfDesignedStatuses.indexOf('{p}ASSIGN')),
    ...contractorDesignStatuses.slice(contractorDesignStatuses.indexOf('{p}ASSIGN')),
    'EXHIBITOR_CHANGE' as const,
    '{p}APPROVE_EXHIBITOR_CHANGE' as const,
    'EXHIBITOR_CHANGE_DESIGN' as const,
  ]),
].filter((status) => status !== 'CLOSE');

/** An enrolment until it has its place, for either kind of design; `apply` begins it (see who-applies.ts). */
export const openingMoves = {
  save: { by: ['exhibitor'], from: ['APPLY_PENDING', '{p}RETURN'], to: 'same', needs: [] },
  submit: {
    by: ['exhibitor'],
    from: ['APPLY_PENDING'],
    to: 'APPLY_SUBMITED',
    needs: [windowIsOpen, formIsComplete, captchaIsPassed],
    tells: 'ENROLLMENT_RECEIVED',
  },
  approve: {
    by: ['fund'],
    from: ['APPLY_SUBMITED'],
    to: '{p}PASS',
    needs: [countIsWithinWish, capacityIsEnough],
    asks: [booths, remark],
    tells: 'ENROLLMENT_APPROVED',
  },
  return: {
    by: ['fund'],
    from: ['APPLY_SUBMITED'],
    to: '{p}RETURN',
    needs: [someNote],
    asks: [reason],
    tells: 'ENROLLMENT_RETURNED',
  },
  resubmit: {
    by: ['exhibitor'],
    from: ['{p}RETURN'],
    to: 'APPLY_SUBMITED',
    needs: [windowOrGraceIsOpen, notesAreAnswered, formIsComplete],
    asks: [reason],
    tells: 'ENROLLMENT_RESUBMITTED',
  },
  queueForPlace: { by: ['fund', 'system'], from: ['{p}PASS'], to: '{p}TO_BE_ASSIGN', needs: [placeIsWanted] },
  assign: {
    by: ['fund'],
    from: ['{p}PASS', '{p}TO_BE_ASSIGN'],
    to: '{p}ASSIGN',
    needs: [placesFitApproval, placesAreFree, contractorIsSet],
    asks: [places],
    tells: 'ENROLLMENT_PLACED',
  },
  movePlace: {
    by: ['fund'],
    from: withPlace,
    to: 'same',
    needs: [placesFitApproval, placesAreFree],
    asks: [places],
    tells: 'ENROLLMENT_PLACED',
  },
  /** Who builds for this one alone; all that was made and said so far stays with it (G20). */
  changeContractor: {
    by: ['fund'],
    from: ['{p}PASS', '{p}TO_BE_ASSIGN', ...withPlace],
    to: 'same',
    needs: [contractorIsSet, reasonIsGiven],
    asks: [reason],
    tells: 'CONTRACTOR_CHANGED',
  },
  withdraw: {
    by: ['exhibitor'],
    from: untilPlace,
    to: 'APPLY_CANCELED',
    needs: [],
    tells: 'ENROLLMENT_CANCELLED',
  },
  cancel: {
    by: ['administrator'],
    from: [...untilPlace, ...withPlace],
    to: '{p}CANCELED',
    needs: [reasonIsGiven],
    asks: [reason],
    tells: 'ENROLLMENT_CANCELLED',
  },
} as const satisfies Moves<EnrollmentStatus, EnrollmentRole, OpeningFacts>;

export type OpeningMove = keyof typeof openingMoves;
/** Those that a unit makes on what it handed in. */
export const unitMoves = ['resubmit', 'withdraw'] as const satisfies readonly OpeningMove[];
