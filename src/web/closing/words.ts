import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProjectField } from '#domain/closing/project-form.ts';
import type { ProjectButton } from '#domain/closing/project-moves.ts';
import type { MoveWords } from '#web/moves/move-words.ts';

export const projectFieldWords: Record<ProjectField, MessageDescriptor> = {
  nameTc: msg`Name in Chinese`,
  nameEn: msg`Name in English`,
  namePt: msg`Name in Portuguese`,
  entityTc: msg`Applicant entity in Chinese`,
  entityEn: msg`Applicant entity in English`,
  leaderTc: msg`Project leader in Chinese`,
  leaderEn: msg`Project leader in English`,
  periodFrom: msg({ message: 'Research from', comment: 'First day of the research period' }),
  periodUntil: msg({ message: 'Research until', comment: 'Last day of the research period' }),
  technologyField: msg`Technology category`,
  members: msg({ message: 'Members', comment: 'Who worked on a project' }),
  introductionTc: msg`Introduction in Chinese`,
  introductionEn: msg`Introduction in English`,
  resultTc: msg`Introduction of the result in Chinese`,
  resultEn: msg`Introduction of the result in English`,
  results: msg({ message: 'Results to be shown', comment: 'Of a completed project: a list' }),
  meetingPapers: msg`Conference papers`,
  journalPapers: msg`Journal papers`,
  monographs: msg`Monographs`,
  patents: msg`Patents`,
  prizes: msg`Prizes`,
  talents: msg`People trained`,
  exchanges: msg`Academic exchanges`,
  samples: msg({ message: 'Samples', comment: 'How many a project made' }),
  finishedGoods: msg`Finished goods`,
  products: msg({ message: 'Products', comment: 'How many a project brought to the market' }),
  contactFax: msg({ message: 'Fax', comment: 'Of a contact' }),
  contactAddress: msg`Contact address`,
};

const reason = msg({ message: 'Reason', comment: 'Why something is returned' });

export const projectMoveWords: Record<ProjectButton, MoveWords> = {
  submit: {
    label: msg`Submit`,
    icon: 'send',
    tone: 'primary',
    question: msg`The fund checks the text and tells you when the board is ready to be confirmed.`,
    done: msg`Submitted.`,
  },
  return: {
    label: msg`Return with notes`,
    icon: 'undo',
    note: reason,
    noteHint: msg`The leader sees it with your notes on the fields.`,
    done: msg`Returned.`,
  },
  check: {
    label: msg({ message: 'Checked', comment: 'A button: the fund has checked the text of a project' }),
    icon: 'check',
    tone: 'primary',
    question: msg`The leader is asked to confirm the text as it will be printed.`,
    done: msg`The leader is asked to confirm the text.`,
  },
  confirm: {
    label: msg`Confirm the printed text`,
    icon: 'check',
    tone: 'primary',
    question: msg`The board is designed with exactly this text. You cannot change it afterwards.`,
    done: msg`Confirmed. The contractor begins with the design.`,
  },
  confirmFor: {
    label: msg`Confirm for the leader`,
    icon: 'check',
    note: reason,
    noteHint: msg`The leader sees why the fund confirmed for them.`,
    done: msg`Confirmed for the leader.`,
  },
  wantChange: {
    label: msg`I want a change`,
    icon: 'undo',
    note: msg({ message: 'What should be different', comment: 'Of a text that will be printed' }),
    noteHint: msg`You can change the text now. The fund will check it again.`,
    done: msg`You can change the text now.`,
  },
  submitDesign: {
    label: msg`Submit the design`,
    icon: 'send',
    tone: 'primary',
    question: msg`The project’s leader reviews each file and approves or returns it.`,
    done: msg`Design sent.`,
  },
  submitCorrection: {
    label: msg`Submit the corrected design`,
    icon: 'send',
    tone: 'primary',
    question: msg`The project’s leader reviews what you replaced.`,
    done: msg`Design sent.`,
  },
  returnDesign: {
    label: msg`Return the design`,
    icon: 'undo',
    note: msg({ message: 'Remark', comment: 'To a contractor, along with what was said of each file' }),
    noteHint: msg`The contractor sees it with your comments on each file.`,
    done: msg`Returned to the contractor.`,
  },
  passDesign: {
    label: msg`Approve the design`,
    icon: 'check',
    tone: 'primary',
    question: msg`The board will be printed like this, and everyone can read about the project.`,
    done: msg`Approved. The project is now public.`,
  },
};
