import type { WindowState } from '#domain/activity/window.ts';
import type { Ask, Moves, Need } from '#domain/workflow.ts';
import type { RecordStatus } from './record-status.ts';

/**
 * What a person is to a result or a demand. Results of a school go through its research office, everything else to the
 * fund at once: which of the two an author is says the way.
 */
export type RecordRole = 'schoolAuthor' | 'unitAuthor' | 'office' | 'fund' | 'portal';

export interface RecordFacts {
  window: WindowState;
  /** Nothing is missing or wrong in it and its files. */
  formIsComplete: boolean;
  /** Somebody has the role of the school's research office. */
  officeIsThere: boolean;
  /** Each note of the last return has its answer. */
  notesAreAnswered: boolean;
  reasonIsGiven: boolean;
  /** It says something else than what is published. */
  differs: boolean;
  /** A meeting about it was agreed. */
  hasMeetings: boolean;
}

/** To fill in what a move looks at: whatever is left out, its guard says no. */
export const nothingKnownOfRecord: RecordFacts = {
  window: 'ENDED',
  formIsComplete: false,
  officeIsThere: false,
  notesAreAnswered: false,
  reasonIsGiven: false,
  differs: false,
  hasMeetings: true,
};

/** What is offered before anything is given: as if whatever a move asks for were given. */
export const asIfReasonGiven = (facts: RecordFacts): RecordFacts => ({ ...facts, reasonIsGiven: true });

const reason: Ask<RecordFacts> = { what: 'note', required: true };

const windowIsOpen: Need<RecordFacts> = ({ window }) => (window === 'OPEN' ? null : 'DATE_CANNOT_ENROLL');
const formIsComplete: Need<RecordFacts> = (facts) => (facts.formIsComplete ? null : 'PARAMS_ERROR');
const officeIsThere: Need<RecordFacts> = (facts) => (facts.officeIsThere ? null : 'UNIT_MANAGEMENT_NOT_FOUND_ERROR');
const notesAreAnswered: Need<RecordFacts> = (facts) => (facts.notesAreAnswered ? null : 'NOTES_OPEN');
const reasonIsGiven: Need<RecordFacts> = (facts) => (facts.reasonIsGiven ? null : 'PARAMS_ERROR');
const differs: Need<RecordFacts> = (facts) => (facts.differs ? null : 'NOTHING_CHANGED');
const hasNoMeetings: Need<RecordFacts> = (facts) => (facts.hasMeetings ? 'IN_USE' : null);

const authors = ['schoolAuthor', 'unitAuthor'] as const satisfies readonly RecordRole[];
const withAuthor = ['DRAFT', 'DISAGREE', '{p}DISAGREE'] as const satisfies readonly RecordStatus[];

/** A result or a demand from its first draft to the public list and back (D2 §4, rows 188 and 189). */
export const recordMoves = {
  save: { by: authors, from: [...withAuthor, '{p}PUBLISHED'], to: 'same', needs: [] },
  submit: {
    by: ['schoolAuthor'],
    from: withAuthor,
    to: 'PENDING',
    needs: [windowIsOpen, officeIsThere, formIsComplete, notesAreAnswered],
    tells: 'RECORD_RECEIVED',
  },
  submitToFund: {
    by: ['unitAuthor'],
    from: withAuthor,
    to: '{p}PENDING',
    needs: [windowIsOpen, formIsComplete, notesAreAnswered],
  },
  agree: { by: ['office'], from: ['PENDING'], to: 'AGREE', needs: [], tells: 'RECORD_MOVED' },
  disagree: {
    by: ['office'],
    from: ['PENDING'],
    to: 'DISAGREE',
    needs: [reasonIsGiven],
    asks: [reason],
    tells: 'RECORD_RETURNED',
  },
  /** With the research office's word it is the fund's turn at once. */
  forward: { by: ['portal'], from: ['AGREE'], to: '{p}PENDING', needs: [] },
  publish: { by: ['fund'], from: ['{p}PENDING'], to: '{p}PUBLISHED', needs: [], tells: 'RECORD_MOVED' },
  return: {
    by: ['fund'],
    from: ['{p}PENDING'],
    to: '{p}DISAGREE',
    needs: [reasonIsGiven],
    asks: [reason],
    tells: 'RECORD_RETURNED',
  },
  /** What is published stays in sight until the fund has decided. */
  askChange: { by: authors, from: ['{p}PUBLISHED'], to: '{p}PENDING', needs: [differs, formIsComplete] },
  /** Back to a draft, or to what is published. */
  withdraw: { by: authors, from: ['PENDING', 'DISAGREE', '{p}PENDING', '{p}DISAGREE'], to: 'kept', needs: [] },
  unpublish: {
    by: [...authors, 'fund'],
    from: ['{p}PUBLISHED'],
    to: 'DRAFT',
    needs: [hasNoMeetings, reasonIsGiven],
    asks: [reason],
    tells: 'RECORD_MOVED',
  },
} as const satisfies Moves<RecordStatus, RecordRole, RecordFacts>;
export type RecordMove = keyof typeof recordMoves;

/** What stands as a button; saving is the form's, and handing on to the fund the portal's. */
export const recordButtons = [
  'submit',
  'submitToFund',
  'agree',
  'disagree',
  'publish',
  'return',
  'askChange',
  'withdraw',
  'unpublish',
] as const satisfies readonly RecordMove[];
export type RecordButton = (typeof recordButtons)[number];
