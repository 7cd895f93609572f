import type { WindowState } from '#domain/activity/window.ts';
import type { Moves, Need } from '#domain/workflow.ts';
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
  },
  approve: {
    by: ['fund'],
    from: ['APPLY_SUBMITED'],
    to: '{p}PASS',
    needs: [countIsWithinWish, capacityIsEnough],
  },
  return: { by: ['fund'], from: ['APPLY_SUBMITED'], to: '{p}RETURN', needs: [someNote] },
  resubmit: {
    by: ['exhibitor'],
    from: ['{p}RETURN'],
    to: 'APPLY_SUBMITED',
    needs: [windowOrGraceIsOpen, notesAreAnswered, formIsComplete],
  },
  queueForPlace: { by: ['fund', 'system'], from: ['{p}PASS'], to: '{p}TO_BE_ASSIGN', needs: [placeIsWanted] },
  assign: {
    by: ['fund'],
    from: ['{p}PASS', '{p}TO_BE_ASSIGN'],
    to: '{p}ASSIGN',
    needs: [placesFitApproval, placesAreFree, contractorIsSet],
  },
  movePlace: { by: ['fund'], from: withPlace, to: 'same', needs: [placesFitApproval, placesAreFree] },
  withdraw: { by: ['exhibitor'], from: untilPlace, to: 'APPLY_CANCELED', needs: [] },
  cancel: {
    by: ['administrator'],
    from: [...untilPlace, ...withPlace],
    to: '{p}CANCELED',
    needs: [reasonIsGiven],
  },
} as const satisfies Moves<EnrollmentStatus, EnrollmentRole, OpeningFacts>;

export type OpeningMove = keyof typeof openingMoves;
