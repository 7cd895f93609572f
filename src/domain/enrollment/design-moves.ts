import type { ErrorCode } from '#domain/errors.ts';
import { hasFiles, noFiles, type Tally } from '#domain/file/tally.ts';
import type { Ask, Moves, Need } from '#domain/workflow.ts';
import type { EnrollmentRole } from './opening-moves.ts';
import type { EnrollmentStatus } from './status.ts';

/** Groups of files that one side makes and another judges (D1 §4). */
export const reviewedGroups = [
  'BOARD',
  'OWN_DESIGN',
  'DESIGN_PREVIEW',
  'BOARD_DESIGN_SAMPLE',
  'WEBSITE_COVER',
] as const;
export type ReviewedGroup = (typeof reviewedGroups)[number];

/** What the moves between place and end look at. */
export interface DesignFacts {
  selfDesigned: boolean;
  /** Whoever asks for a change or sends something back says why. */
  reasonIsGiven: boolean;
  /** Each note of the last return has its answer. */
  notesAreAnswered: boolean;
  /** Notes on texts that go with a return. */
  notes: number;
  files: Readonly<Record<ReviewedGroup, Tally>>;
  /** Booths without a usable file of the group. */
  bare: Readonly<Record<ReviewedGroup, number>>;
  /** Before the day from which nothing that is printed may change. */
  changesAreOpen: boolean;
  /** The texts and the number of the boards are right. */
  boardsAreComplete: boolean;
}

const forEachGroup = <Value>(value: Value) =>
  Object.fromEntries(reviewedGroups.map((group) => [group, value])) as Record<ReviewedGroup, Value>;

/** To fill in what a move looks at: whatever is left out, its guard says no. */
export const noDesign: Omit<DesignFacts, 'reasonIsGiven' | 'notesAreAnswered' | 'notes'> = {
  selfDesigned: false,
  files: forEachGroup(noFiles),
  bare: forEachGroup(1),
  changesAreOpen: false,
  boardsAreComplete: false,
};

type DesignNeed = Need<DesignFacts>;

const rejectOrProcess: ErrorCode = 'ATTACHMENT_REJECT_OR_PROCESS';
const byExhibitor: DesignNeed = ({ selfDesigned }) => (selfDesigned ? null : 'STATUS_ERROR');
const byContractor: DesignNeed = ({ selfDesigned }) => (selfDesigned ? 'STATUS_ERROR' : null);
const reasonIsGiven: DesignNeed = (facts) => (facts.reasonIsGiven ? null : 'PARAMS_ERROR');
const changesAreOpen: DesignNeed = (facts) => (facts.changesAreOpen ? null : 'CHANGES_ARE_OVER');
const boardsAreComplete: DesignNeed = (facts) => (facts.boardsAreComplete ? null : 'PARAMS_ERROR');
const notesAreAnswered: DesignNeed = (facts) => (facts.notesAreAnswered ? null : 'PARAMS_ERROR');

const reason: Ask<DesignFacts> = { what: 'note', required: true };
const remark: Ask<DesignFacts> = { what: 'note', required: false };

/** A file that no virus and no lie was looked for in goes nowhere, nor one that nobody has replaced. */
const isReadyToGo =
  (group: ReviewedGroup): DesignNeed =>
  ({ files }) => {
    if (files[group].rejected + files[group].unchecked > 0) return rejectOrProcess;
    return files[group].unfit > 0 ? 'ATTACHMENT_UNFIT' : null;
  };
const eachBoothHas =
  (group: ReviewedGroup): DesignNeed =>
  ({ bare }) =>
    bare[group] > 0 ? 'ATTACHMENT_REQUIRED' : null;
const hasAny =
  (group: ReviewedGroup): DesignNeed =>
  ({ files }) =>
    hasFiles(files[group]) ? null : 'ATTACHMENT_REQUIRED';
const noneWaits =
  (group: ReviewedGroup): DesignNeed =>
  ({ files }) =>
    files[group].waiting + files[group].unchecked > 0 ? rejectOrProcess : null;
const noneIsRejected =
  (group: ReviewedGroup): DesignNeed =>
  ({ files }) =>
    files[group].rejected > 0 ? rejectOrProcess : null;
const someIsAccepted =
  (group: ReviewedGroup): DesignNeed =>
  ({ files }) =>
    files[group].accepted > 0 ? null : 'ATTACHMENT_REQUIRED';
const somethingIsWrong =
  (group: ReviewedGroup): DesignNeed =>
  ({ files, notes }) =>
    files[group].rejected + notes > 0 ? null : 'NOTHING_TO_RETURN';

/** Whoever judges a group has judged all of it, and passes it. */
const passes = (group: ReviewedGroup) => [noneWaits(group), noneIsRejected(group), someIsAccepted(group)] as const;
/** Whoever judges a group has judged all of it, and something has to change. */
const sendsBack = (group: ReviewedGroup) => [noneWaits(group), somethingIsWrong(group)] as const;

/** The exhibitor designs, the contractor checks and shows a preview. */
const selfDesignedMoves = {
  submitDesign: {
    by: ['exhibitor'],
    from: ['{p}ASSIGN', 'DESIGN_RETURN'],
    to: 'EXHIBITION_DESIGN',
    needs: [byExhibitor, eachBoothHas('OWN_DESIGN'), isReadyToGo('OWN_DESIGN')],
  },
  returnDesign: {
    by: ['contractor'],
    from: ['EXHIBITION_DESIGN', 'EXHIBITOR_CHANGE_DESIGN'],
    to: 'DESIGN_RETURN',
    needs: [byExhibitor, ...sendsBack('OWN_DESIGN')],
    asks: [remark],
  },
  passDesign: {
    by: ['contractor'],
    from: ['EXHIBITION_DESIGN', 'EXHIBITOR_CHANGE_DESIGN'],
    to: 'DESIGN_PASS',
    needs: [byExhibitor, ...passes('OWN_DESIGN')],
  },
  submitPreview: {
    by: ['contractor'],
    from: ['DESIGN_PASS', 'DESIGN_PREVIEW_RETURN'],
    to: 'CREATION_DESIGN_PREVIEW',
    needs: [byExhibitor, hasAny('DESIGN_PREVIEW'), isReadyToGo('DESIGN_PREVIEW')],
  },
  returnPreview: {
    by: ['exhibitor'],
    from: ['CREATION_DESIGN_PREVIEW'],
    to: 'DESIGN_PREVIEW_RETURN',
    needs: [byExhibitor, ...sendsBack('DESIGN_PREVIEW')],
    asks: [remark],
  },
  passPreview: {
    by: ['exhibitor'],
    from: ['CREATION_DESIGN_PREVIEW'],
    to: 'DESIGN_PREVIEW_PASS',
    needs: [byExhibitor, ...passes('DESIGN_PREVIEW')],
  },
} as const satisfies Moves<EnrollmentStatus, EnrollmentRole, DesignFacts>;

/** The contractor checks what the exhibitor wants on the boards, and designs. */
const contractorDesignMoves = {
  returnBoards: {
    by: ['contractor'],
    from: ['{p}ASSIGN', 'EXHIBITION_SUBMITED'],
    to: 'CREATION_RETURN',
    needs: [byContractor, ...sendsBack('BOARD')],
    asks: [remark],
  },
  /** Text by text, as it is typed. */
  correctBoards: {
    by: ['exhibitor'],
    from: ['CREATION_RETURN', '{p}APPROVE_EXHIBITOR_CHANGE'],
    to: 'same',
    needs: [byContractor],
  },
  submitBoards: {
    by: ['exhibitor'],
    from: ['CREATION_RETURN'],
    to: 'EXHIBITION_SUBMITED',
    needs: [byContractor, notesAreAnswered, isReadyToGo('BOARD'), boardsAreComplete],
  },
  passBoards: {
    by: ['contractor'],
    from: ['{p}ASSIGN', 'EXHIBITION_SUBMITED'],
    to: 'CONTRACTOR_CONFIRM',
    needs: [byContractor, noneWaits('BOARD'), noneIsRejected('BOARD')],
  },
  submitBoardDesign: {
    by: ['contractor'],
    from: ['CONTRACTOR_CONFIRM', 'EXHIBITION_DESIGN_RETURN'],
    to: 'CONTRACTOR_DESIGN',
    needs: [byContractor, eachBoothHas('BOARD_DESIGN_SAMPLE'), isReadyToGo('BOARD_DESIGN_SAMPLE')],
  },
  returnBoardDesign: {
    by: ['exhibitor'],
    from: ['CONTRACTOR_DESIGN'],
    to: 'EXHIBITION_DESIGN_RETURN',
    needs: [byContractor, ...sendsBack('BOARD_DESIGN_SAMPLE')],
    asks: [remark],
  },
  passBoardDesign: {
    by: ['exhibitor'],
    from: ['CONTRACTOR_DESIGN'],
    to: 'EXHIBITION_DESIGN_PASS',
    needs: [byContractor, ...passes('BOARD_DESIGN_SAMPLE')],
  },
} as const satisfies Moves<EnrollmentStatus, EnrollmentRole, DesignFacts>;

/** After the exhibitor has confirmed: pictures for the fund's website, and the end. */
const websiteMoves = {
  submitWebsite: {
    by: ['contractor'],
    from: ['DESIGN_PREVIEW_PASS', 'EXHIBITION_DESIGN_PASS', '{p}WEBSITE_IMG_RETURN'],
    to: 'CREATION_UPLOAD_WEBSITE_IMG',
    needs: [hasAny('WEBSITE_COVER'), isReadyToGo('WEBSITE_COVER')],
  },
  returnWebsite: {
    by: ['fund'],
    from: ['CREATION_UPLOAD_WEBSITE_IMG'],
    to: '{p}WEBSITE_IMG_RETURN',
    needs: sendsBack('WEBSITE_COVER'),
    asks: [remark],
  },
  passWebsite: {
    by: ['fund'],
    from: ['CREATION_UPLOAD_WEBSITE_IMG'],
    to: '{p}WEBSITE_IMG_PASS',
    needs: passes('WEBSITE_COVER'),
  },
  close: { by: ['fund', 'system'], from: ['{p}WEBSITE_IMG_PASS'], to: 'CLOSE', needs: [] },
} as const satisfies Moves<EnrollmentStatus, EnrollmentRole, DesignFacts>;

/** What an exhibitor has handed over to be built may be changed only with the fund's leave (G18). */
const changeMoves = {
  askChange: {
    by: ['exhibitor'],
    from: [
      'EXHIBITION_DESIGN',
      'DESIGN_RETURN',
      'DESIGN_PASS',
      'CREATION_DESIGN_PREVIEW',
      'DESIGN_PREVIEW_RETURN',
      'DESIGN_PREVIEW_PASS',
      'CONTRACTOR_CONFIRM',
      'CONTRACTOR_DESIGN',
      'EXHIBITION_DESIGN_RETURN',
      'EXHIBITION_DESIGN_PASS',
    ],
    to: 'EXHIBITOR_CHANGE',
    needs: [changesAreOpen, reasonIsGiven],
    asks: [reason],
  },
  allowChange: { by: ['fund'], from: ['EXHIBITOR_CHANGE'], to: '{p}APPROVE_EXHIBITOR_CHANGE', needs: [] },
  refuseChange: { by: ['fund'], from: ['EXHIBITOR_CHANGE'], to: 'kept', needs: [reasonIsGiven], asks: [reason] },
  submitChangedDesign: {
    by: ['exhibitor'],
    from: ['{p}APPROVE_EXHIBITOR_CHANGE'],
    to: 'EXHIBITOR_CHANGE_DESIGN',
    needs: [byExhibitor, eachBoothHas('OWN_DESIGN'), isReadyToGo('OWN_DESIGN')],
  },
  submitChangedBoards: {
    by: ['exhibitor'],
    from: ['{p}APPROVE_EXHIBITOR_CHANGE'],
    to: 'EXHIBITION_SUBMITED',
    needs: [byContractor, isReadyToGo('BOARD'), boardsAreComplete],
  },
  giveUpChange: { by: ['exhibitor'], from: ['{p}APPROVE_EXHIBITOR_CHANGE'], to: 'kept', needs: [] },
} as const satisfies Moves<EnrollmentStatus, EnrollmentRole, DesignFacts>;

/** From the place to the end, for either kind of design (D1 §4). */
export const designMoves = {
  ...selfDesignedMoves,
  ...contractorDesignMoves,
  ...websiteMoves,
  ...changeMoves,
} as const satisfies Moves<EnrollmentStatus, EnrollmentRole, DesignFacts>;

export type DesignMove = keyof typeof designMoves;
