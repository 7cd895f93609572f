import type { ActivityCategory } from '#domain/activity/category.ts';
import { contractorDesignStatuses, type EnrollmentStatus, selfDesignedStatuses } from './status.ts';

/** Who has to act next; null when nobody has. */
export const enrollmentTurns = ['exhibitor', 'contractor', 'fund'] as const;
export type Turn = (typeof enrollmentTurns)[number];

/** What is wanted from the exhibitor, for the badge of a card and the button of a record (G80). */
export const actionsWanted = [
  'finishApplication',
  'correctApplication',
  'uploadDesign',
  'correctBoards',
  'correctDesign',
  'checkPreview',
  'checkDesign',
  'changeDesign',
] as const;
export type WantedAction = (typeof actionsWanted)[number];

export interface Standing {
  status: EnrollmentStatus;
  /** Null until the exhibitor has said which. */
  selfDesigned: boolean | null;
  category: ActivityCategory;
}

/** Only exhibitions have booths, and with them places, designs and pictures for the website. */
export const hasBooths = (category: ActivityCategory): boolean => category === 'STWEEK' || category === 'PCLOSE';

type Turns = Readonly<Partial<Record<EnrollmentStatus, Turn>>>;

const openingTurns: Turns = {
  APPLY_PENDING: 'exhibitor',
  APPLY_SUBMITED: 'fund',
  '{p}PASS': 'fund',
  '{p}RETURN': 'exhibitor',
  '{p}TO_BE_ASSIGN': 'fund',
};
const closingTurns: Turns = {
  CREATION_UPLOAD_WEBSITE_IMG: 'fund',
  '{p}WEBSITE_IMG_RETURN': 'contractor',
  '{p}WEBSITE_IMG_PASS': 'fund',
  EXHIBITOR_CHANGE: 'fund',
  '{p}APPROVE_EXHIBITOR_CHANGE': 'exhibitor',
  EXHIBITOR_CHANGE_DESIGN: 'contractor',
};
const selfDesignedTurns: Turns = {
  ...openingTurns,
  '{p}ASSIGN': 'exhibitor',
  EXHIBITION_DESIGN: 'contractor',
  DESIGN_RETURN: 'exhibitor',
  DESIGN_PASS: 'contractor',
  CREATION_DESIGN_PREVIEW: 'exhibitor',
  DESIGN_PREVIEW_RETURN: 'contractor',
  DESIGN_PREVIEW_PASS: 'contractor',
  ...closingTurns,
};
const contractorDesignTurns: Turns = {
  ...openingTurns,
  '{p}ASSIGN': 'contractor',
  CREATION_RETURN: 'exhibitor',
  EXHIBITION_SUBMITED: 'contractor',
  CONTRACTOR_CONFIRM: 'contractor',
  CONTRACTOR_DESIGN: 'exhibitor',
  EXHIBITION_DESIGN_RETURN: 'contractor',
  EXHIBITION_DESIGN_PASS: 'contractor',
  ...closingTurns,
};

/** Whose turn it is. Without booths a registration that was accepted waits for nobody. */
export function turnOf({ status, selfDesigned, category }: Standing): Turn | null {
  if (!hasBooths(category) && status === '{p}PASS') return null;
  return (selfDesigned ? selfDesignedTurns : contractorDesignTurns)[status] ?? null;
}

const wantedActions: Readonly<Partial<Record<EnrollmentStatus, WantedAction>>> = {
  APPLY_PENDING: 'finishApplication',
  '{p}RETURN': 'correctApplication',
  '{p}ASSIGN': 'uploadDesign',
  CREATION_RETURN: 'correctBoards',
  DESIGN_RETURN: 'correctDesign',
  CREATION_DESIGN_PREVIEW: 'checkPreview',
  CONTRACTOR_DESIGN: 'checkDesign',
  '{p}APPROVE_EXHIBITOR_CHANGE': 'changeDesign',
};

/** What the exhibitor has to do now; null when it is somebody else's turn. */
export const wantedAction = (standing: Standing): WantedAction | null =>
  turnOf(standing) === 'exhibitor' ? (wantedActions[standing.status] ?? null) : null;

/**
 * 0 to 16, the place of the status in its list (G11). Side states keep a step: the cancelled one 2, the allowed change
 * 8 or 7, the changed design 7; a change that is asked for keeps the step it was asked in.
 * @param kept the status before EXHIBITOR_CHANGE
 */
export function stepOf(status: EnrollmentStatus, selfDesigned: boolean, kept: EnrollmentStatus | null = null): number {
  if (status === '{p}CANCELED') return 2;
  if (status === '{p}APPROVE_EXHIBITOR_CHANGE') return selfDesigned ? 8 : 7;
  if (status === 'EXHIBITOR_CHANGE_DESIGN') return 7;
  if (status === 'EXHIBITOR_CHANGE') return kept && kept !== status ? stepOf(kept, selfDesigned) : 7;
  const list: readonly EnrollmentStatus[] = selfDesigned ? selfDesignedStatuses : contractorDesignStatuses;
  return list.indexOf(status);
}

const lastStepOfExhibitors = 12;

/** What an exhibitor is told: nothing beyond the passed design (G12). Everybody else sees the status itself. */
export function statusForExhibitor(status: EnrollmentStatus, selfDesigned: boolean): EnrollmentStatus {
  if (stepOf(status, selfDesigned) <= lastStepOfExhibitors) return status;
  return selfDesigned ? 'DESIGN_PREVIEW_PASS' : 'EXHIBITION_DESIGN_PASS';
}
