import type { ErrorCode } from '#domain/errors.ts';
import { hasFiles, noFiles, type Tally } from '#domain/file/tally.ts';
import type { Ask, Moves, Need } from '#domain/workflow.ts';
import type { ProjectStatus } from './project-status.ts';

/** What a person is to a project: its leader, who designs its board, or the fund. */
export const projectRoles = ['leader', 'contractor', 'fund'] as const;
export type ProjectRole = (typeof projectRoles)[number];

export interface ProjectFacts {
  /** Nothing is missing or wrong in it. */
  formIsComplete: boolean;
  /** Each note of the last return has its answer. */
  notesAreAnswered: boolean;
  reasonIsGiven: boolean;
  /** Whoever confirms the printed text has opened the preview of it as it stands. */
  previewIsOpened: boolean;
  /** The contractor's designs. */
  designs: Tally;
}

/** To fill in what a move looks at: whatever is left out, its guard says no. */
export const nothingKnownOfProject: ProjectFacts = {
  formIsComplete: false,
  notesAreAnswered: false,
  reasonIsGiven: false,
  previewIsOpened: false,
  designs: noFiles,
};

/** What is offered before anything is given: as if whatever a move asks for were given. */
export const asIfReasonGiven = (facts: ProjectFacts): ProjectFacts => ({ ...facts, reasonIsGiven: true });

type ProjectNeed = Need<ProjectFacts>;
const reason: Ask<ProjectFacts> = { what: 'note', required: true };
const remark: Ask<ProjectFacts> = { what: 'note', required: false };

const rejectOrProcess: ErrorCode = 'ATTACHMENT_REJECT_OR_PROCESS';
const formIsComplete: ProjectNeed = (facts) => (facts.formIsComplete ? null : 'PARAMS_ERROR');
const notesAreAnswered: ProjectNeed = (facts) => (facts.notesAreAnswered ? null : 'NOTES_OPEN');
const reasonIsGiven: ProjectNeed = (facts) => (facts.reasonIsGiven ? null : 'PARAMS_ERROR');
const previewIsOpened: ProjectNeed = (facts) => (facts.previewIsOpened ? null : 'PREVIEW_NOT_OPENED');
const hasDesigns: ProjectNeed = ({ designs }) => (hasFiles(designs) ? null : 'ATTACHMENT_REQUIRED');
/** A file that was rejected and not replaced goes nowhere, nor one that is still being checked. */
const designsAreReady: ProjectNeed = ({ designs }) => {
  if (designs.rejected + designs.unchecked > 0) return rejectOrProcess;
  return designs.unfit > 0 ? 'ATTACHMENT_UNFIT' : null;
};
const noneWaits: ProjectNeed = ({ designs }) => (designs.waiting + designs.unchecked > 0 ? rejectOrProcess : null);
const noneIsRejected: ProjectNeed = ({ designs }) => (designs.rejected > 0 ? rejectOrProcess : null);
const someIsRejected: ProjectNeed = ({ designs }) => (designs.rejected > 0 ? null : 'NOTHING_TO_RETURN');
const someIsAccepted: ProjectNeed = ({ designs }) => (designs.accepted > 0 ? null : 'ATTACHMENT_REQUIRED');

const withLeader = ['PROJECT_PENDING', 'PROJECT_BACK'] as const satisfies readonly ProjectStatus[];
const toJudge = ['PROJECT_DESIGN_UPLOAD', 'PROJECT_DESIGN_BACK_UPLOAD'] as const satisfies readonly ProjectStatus[];

/** A project from the fund's list to its page in the exhibition (D2 §4, G62). */
export const projectMoves = {
  save: { by: ['leader'], from: withLeader, to: 'same', needs: [] },
  submit: { by: ['leader'], from: withLeader, to: 'PROJECT_SUMBIT', needs: [formIsComplete, notesAreAnswered] },
  return: {
    by: ['fund'],
    from: ['PROJECT_SUMBIT'],
    to: 'PROJECT_BACK',
    needs: [reasonIsGiven],
    asks: [reason],
  },
  check: {
    by: ['fund'],
    from: ['PROJECT_SUMBIT'],
    to: 'PROJECT_ENSURE',
    needs: [formIsComplete],
  },
  confirm: {
    by: ['leader'],
    from: ['PROJECT_ENSURE'],
    to: 'PROJECT_PASS',
    needs: [previewIsOpened],
  },
  /** The fund confirms what its leader cannot, and says why. */
  confirmFor: {
    by: ['fund'],
    from: ['PROJECT_ENSURE'],
    to: 'PROJECT_PASS',
    needs: [previewIsOpened, reasonIsGiven],
    asks: [reason],
  },
  wantChange: {
    by: ['leader'],
    from: ['PROJECT_ENSURE'],
    to: 'PROJECT_BACK',
    needs: [reasonIsGiven],
    asks: [reason],
  },
  submitDesign: {
    by: ['contractor'],
    from: ['PROJECT_PASS'],
    to: 'PROJECT_DESIGN_UPLOAD',
    needs: [designsAreReady, hasDesigns],
  },
  submitCorrection: {
    by: ['contractor'],
    from: ['PROJECT_DESIGN_BACK'],
    to: 'PROJECT_DESIGN_BACK_UPLOAD',
    needs: [designsAreReady, hasDesigns],
  },
  returnDesign: {
    by: ['leader', 'fund'],
    from: toJudge,
    to: 'PROJECT_DESIGN_BACK',
    needs: [noneWaits, someIsRejected],
    asks: [remark],
  },
  passDesign: {
    by: ['leader', 'fund'],
    from: toJudge,
    to: 'PROJECT_DESIGN_PASS',
    needs: [noneWaits, noneIsRejected, someIsAccepted],
  },
} as const satisfies Moves<ProjectStatus, ProjectRole, ProjectFacts>;
export type ProjectMove = keyof typeof projectMoves;

/** What stands as a button; saving is the form's. */
export const projectButtons = [
  'submit',
  'return',
  'check',
  'confirm',
  'confirmFor',
  'wantChange',
  'submitDesign',
  'submitCorrection',
  'returnDesign',
  'passDesign',
] as const satisfies readonly ProjectMove[];
export type ProjectButton = (typeof projectButtons)[number];
