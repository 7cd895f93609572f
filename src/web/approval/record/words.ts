import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FileParty } from '#domain/approval/file-rights.ts';
import type { BoardView, Stage } from '#domain/approval/views.ts';
import type { DesignMove, ReviewedGroup } from '#domain/enrollment/design-moves.ts';
import { type EnrollmentStatus, statusOfWire } from '#domain/enrollment/status.ts';
import type { MoveWords } from '#web/moves/move-words.ts';

export const stageWords: Record<Stage, MessageDescriptor> = {
  dataCheck: msg({ message: 'Form check', comment: 'A stage of an exhibitor’s application' }),
  ownDesignCheck: msg`Contractor confirms the exhibitor’s design`,
  previewCheck: msg`Exhibitor confirms the design preview`,
  boardCheck: msg`Contractor confirms the board information`,
  boardDesign: msg`Contractor uploads the board design`,
  boardDesignCheck: msg`Exhibitor confirms the board design`,
  websiteCheck: msg`Fund confirms the pictures for the website`,
};

export const viewWords: Record<BoardView, MessageDescriptor> = {
  boards: msg({ message: 'Board information', comment: 'Texts and files of the boards of a booth' }),
  ownDesign: msg({ message: 'Own design', comment: 'Files of a booth that an exhibitor designed' }),
  preview: msg({ message: 'Design preview', comment: 'Made by the contractor of an exhibitor’s own design' }),
  boardDesign: msg({ message: 'Board design', comment: 'Files of a booth that the contractor designed' }),
  website: msg`Pictures for the website`,
};

export const groupOfView = {
  boards: 'BOARD',
  ownDesign: 'OWN_DESIGN',
  preview: 'DESIGN_PREVIEW',
  boardDesign: 'BOARD_DESIGN_SAMPLE',
  website: 'WEBSITE_COVER',
} as const satisfies Record<BoardView, ReviewedGroup>;

export const waitsForWords: Record<FileParty, MessageDescriptor> = {
  contractor: msg`Waiting for the contractor`,
  exhibitor: msg`Waiting for the exhibitor`,
  fund: msg`Waiting for the fund’s check`,
};

export const partyWords: Readonly<Record<string, MessageDescriptor>> = {
  contractor: msg({ message: 'Contractor', comment: 'Who builds a booth' }),
  exhibitor: msg({ message: 'Exhibitor', comment: 'Whose booth it is' }),
  fund: msg({ message: 'Fund', comment: 'Who runs the activity' }),
  system: msg({ message: 'The portal', comment: 'What happened by itself' }),
};

/** What happened where the status stayed as it was. */
export const asideWords: Readonly<Record<string, MessageDescriptor>> = {
  movePlace: msg`The fund gave the booth another place`,
  changeContractor: msg`The fund named another contractor`,
};

/** Where a case stands, as the contractor reads it. */
const contractorWords: Partial<Record<EnrollmentStatus, MessageDescriptor>> = {
  '{p}ASSIGN': msg`The place is set. Please check the board information.`,
  EXHIBITION_DESIGN: msg`The exhibitor has submitted its design. Please check it.`,
  DESIGN_RETURN: msg`You returned the design. The exhibitor is correcting it.`,
  DESIGN_PASS: msg`You approved the design. Please upload the design preview.`,
  CREATION_DESIGN_PREVIEW: msg`The exhibitor is checking your preview.`,
  DESIGN_PREVIEW_RETURN: msg`The exhibitor returned your preview. Please correct it.`,
  DESIGN_PREVIEW_PASS: msg`The exhibitor confirmed the preview. Please upload the pictures for the website.`,
  CREATION_RETURN: msg`You returned the boards. The exhibitor is correcting them.`,
  EXHIBITION_SUBMITED: msg`The exhibitor has submitted its boards again. Please check them.`,
  CONTRACTOR_CONFIRM: msg`You approved the boards. Please upload the board design.`,
  CONTRACTOR_DESIGN: msg`The exhibitor is checking your design.`,
  EXHIBITION_DESIGN_RETURN: msg`The exhibitor returned your design. Please correct it.`,
  EXHIBITION_DESIGN_PASS: msg`The exhibitor confirmed the design. Please upload the pictures for the website.`,
  CREATION_UPLOAD_WEBSITE_IMG: msg`The fund is checking the pictures for the website.`,
  '{p}WEBSITE_IMG_RETURN': msg`The fund returned the pictures for the website. Please correct them.`,
  '{p}WEBSITE_IMG_PASS': msg`The fund accepted the pictures for the website.`,
  CLOSE: msg`All done.`,
  EXHIBITOR_CHANGE: msg`The exhibitor asks for a change. The fund is deciding.`,
  '{p}APPROVE_EXHIBITOR_CHANGE': msg`The exhibitor may change its design and is doing so.`,
  EXHIBITOR_CHANGE_DESIGN: msg`The exhibitor has submitted a changed design. Please check it.`,
};
const ownDesignAwaited = msg`The place is set. The exhibitor is preparing its own design.`;

export function contractorSentence(word: string, selfDesigned: boolean): MessageDescriptor | null {
  const status = statusOfWire(word);
  if (status === '{p}ASSIGN' && selfDesigned) return ownDesignAwaited;
  return (status && contractorWords[status]) ?? null;
}

const handOver = { icon: 'send', tone: 'primary', done: msg`Handed over` } as const;
const confirm = { icon: 'check', tone: 'primary', done: msg`Confirmed` } as const;
const giveBack = {
  icon: 'undo',
  note: msg`What needs correcting`,
  noteHint: msg`Your notes and the replies on files are sent too.`,
  done: msg({ message: 'Returned', context: 'design', comment: 'Said after a design was sent back' }),
} as const;

/** What the sides of an approval call their steps. */
export const designMoveWords: Partial<Record<DesignMove, MoveWords>> = {
  submitDesign: {
    ...handOver,
    label: msg`Submit the design`,
    question: msg`The contractor checks it next. Until then nothing can be changed.`,
  },
  returnDesign: { ...giveBack, label: msg`Return the design` },
  passDesign: { ...confirm, label: msg`Approve the design`, question: msg`The next step is your design preview.` },
  submitPreview: {
    ...handOver,
    label: msg`Submit the preview`,
    question: msg`The exhibitor checks it next.`,
  },
  returnPreview: { ...giveBack, label: msg`Return the preview` },
  passPreview: {
    ...confirm,
    label: msg`Confirm the preview`,
    question: msg`The booth will be built to this preview, which is saved as it is now.`,
  },
  returnBoards: { ...giveBack, label: msg`Return the boards` },
  submitBoards: {
    ...handOver,
    label: msg`Submit the boards again`,
    question: msg`The contractor checks them next.`,
  },
  passBoards: { ...confirm, label: msg`Approve the boards`, question: msg`The next step is your board design.` },
  submitBoardDesign: {
    ...handOver,
    label: msg`Submit the board design`,
    question: msg`The exhibitor checks it next.`,
  },
  returnBoardDesign: { ...giveBack, label: msg`Return the board design` },
  passBoardDesign: {
    ...confirm,
    label: msg`Confirm the board design`,
    question: msg`The booth will be built to this design, which is saved as it is now.`,
  },
  submitWebsite: { ...handOver, label: msg`Submit the pictures`, question: msg`The fund checks them next.` },
  askChange: {
    icon: 'edit',
    label: msg`Request a change`,
    question: msg`The fund decides whether you can still change what you submitted.`,
    note: msg`What has to change and why`,
    done: msg`Request sent to the fund`,
  },
  submitChangedDesign: {
    ...handOver,
    label: msg`Submit the changed design`,
    question: msg`The contractor checks it next.`,
  },
  submitChangedBoards: {
    ...handOver,
    label: msg`Submit the changed boards`,
    question: msg`The contractor checks them next.`,
  },
  giveUpChange: {
    icon: 'undo',
    label: msg`Withdraw the change`,
    question: msg`Everything stays as it was before your request.`,
    done: msg`Request withdrawn`,
  },
  returnWebsite: { ...giveBack, label: msg`Return the pictures` },
  passWebsite: {
    ...confirm,
    label: msg`Accept the pictures`,
    question: msg`They'll be shown on the website. We'll tell the contractor.`,
  },
  close: {
    icon: 'lock',
    label: msg`Close the case`,
    question: msg`Nothing can be changed after that. It closes automatically when the event is over.`,
    done: msg({ message: 'Closed', context: 'case', comment: 'Said after a booth’s case was closed' }),
  },
  allowChange: {
    icon: 'check',
    tone: 'primary',
    label: msg`Allow the change`,
    question: msg`The exhibitor can now change what was submitted. We'll tell the contractor.`,
    done: msg({ message: 'Allowed', context: 'change', comment: 'Said after a change of a design was allowed' }),
  },
  refuseChange: {
    icon: 'ban',
    label: msg`Refuse the change`,
    question: msg`Everything stays as it was before the request.`,
    note: msg({ message: 'Reason', comment: 'Why a change of a design is refused' }),
    done: msg({ message: 'Refused', context: 'change', comment: 'Said after a change of a design was refused' }),
  },
};
