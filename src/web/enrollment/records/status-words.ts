import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { type EnrollmentStatus, statusOfWire, type Turn, type WantedAction } from '#domain/enrollment/status.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';

/** Said before the event and long after it: what follows is the work of others. */
const afterConfirmed = msg`You confirmed the design. There’s nothing more for you to do.`;

/** Where an enrolment stands, as the unit that applied reads it. */
const statusWords: Record<EnrollmentStatus, MessageDescriptor> = {
  APPLY_PENDING: msg`Your application is started but not submitted yet.`,
  APPLY_SUBMITED: msg`Submitted. The fund is checking it.`,
  APPLY_CANCELED: msg`Withdrawn by your unit.`,
  '{p}CANCELED': msg`Cancelled by the fund.`,
  '{p}PASS': msg`Accepted. The fund is arranging your place.`,
  '{p}RETURN': msg`Returned for correction. Correct it and submit it again.`,
  '{p}TO_BE_ASSIGN': msg`Accepted. Your place is to be announced.`,
  '{p}ASSIGN': msg`Your place is set. The contractor is checking your boards.`,
  EXHIBITION_DESIGN: msg`The contractor is checking your design.`,
  DESIGN_RETURN: msg`The contractor returned your design. Please correct it.`,
  DESIGN_PASS: msg`Your design is accepted. The contractor is preparing the preview.`,
  CREATION_DESIGN_PREVIEW: msg`The preview is ready. Please check it.`,
  DESIGN_PREVIEW_RETURN: msg`You returned the preview. The contractor is correcting it.`,
  DESIGN_PREVIEW_PASS: afterConfirmed,
  CREATION_RETURN: msg`The contractor returned your boards. Please correct them.`,
  EXHIBITION_SUBMITED: msg`You submitted your boards again. The contractor is checking them.`,
  CONTRACTOR_CONFIRM: msg`Your boards are accepted. The contractor is preparing the design.`,
  CONTRACTOR_DESIGN: msg`The design is ready. Please check it.`,
  EXHIBITION_DESIGN_RETURN: msg`You returned the design. The contractor is correcting it.`,
  EXHIBITION_DESIGN_PASS: afterConfirmed,
  CREATION_UPLOAD_WEBSITE_IMG: afterConfirmed,
  '{p}WEBSITE_IMG_RETURN': afterConfirmed,
  '{p}WEBSITE_IMG_PASS': afterConfirmed,
  CLOSE: afterConfirmed,
  EXHIBITOR_CHANGE: msg`You asked for a change. The fund is deciding.`,
  '{p}APPROVE_EXHIBITOR_CHANGE': msg`Your change is allowed. Make it and submit it.`,
  EXHIBITOR_CHANGE_DESIGN: msg`The contractor is checking your changed design.`,
};
const ownDesignWanted = msg`Your place is set. Please upload your design.`;
const registered = msg`Registered.`;

export interface StatusOf {
  /** The word of the wire. */
  status: string;
  selfstatus: string | null;
  category: ActivityCategory;
}

/** Null for a word that this version of the portal does not know. */
export function statusSentence({ status: word, selfstatus, category }: StatusOf): MessageDescriptor | null {
  const status = statusOfWire(word);
  if (!status) return null;
  if (status === '{p}PASS' && !hasBooths(category)) return registered;
  if (status === '{p}ASSIGN' && selfstatus !== null) return ownDesignWanted;
  return statusWords[status];
}

export const turnWords: Record<Turn, MessageDescriptor> = {
  exhibitor: msg`Your turn`,
  contractor: msg`With the contractor`,
  fund: msg`With the fund`,
};

/** What is wanted, as the words of a button. */
export const wantedWords: Record<WantedAction, MessageDescriptor> = {
  finishApplication: msg`Finish the application`,
  correctApplication: msg`Correct and submit again`,
  uploadDesign: msg`Upload your design`,
  correctBoards: msg`Correct the boards`,
  correctDesign: msg`Correct the design`,
  checkPreview: msg`Check the preview`,
  checkDesign: msg`Check the design`,
  changeDesign: msg`Make the change`,
};

/** The page where it is done. */
export function wantedPath(
  wanted: WantedAction,
): '/application/statement' | '/activity-records/correct' | '/layoutBusiness-details' {
  if (wanted === 'correctApplication') return '/activity-records/correct';
  return wanted === 'finishApplication' ? '/application/statement' : '/layoutBusiness-details';
}
