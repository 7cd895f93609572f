import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PositionField, PositionType, SalaryPeriod } from '#domain/recruitment/position-form.ts';
import type { PositionButton, UnitStanding } from '#domain/recruitment/position-moves.ts';
import type { ApplicationStatus, CompanyMove } from '#domain/recruitment/application-moves.ts';
import type { MoveWords } from '#web/moves/move-words.ts';
import type { Tone } from '#web/ui/tone.ts';

interface Standing {
  label: MessageDescriptor;
  tone: Tone;
}

export const unitStandingWords: Record<UnitStanding, Standing> = {
  PENDING: { label: msg`Waiting for the fund`, tone: 'info' },
  APPROVED: { label: msg({ message: 'Approved', comment: 'Registration of a unit' }), tone: 'good' },
  REJECTED: { label: msg({ message: 'Not approved', comment: 'Registration of a unit' }), tone: 'warn' },
};

export const positionTypeWords: Record<PositionType, MessageDescriptor> = {
  FULL_TIME: msg({ message: 'Full-time', comment: 'Kind of position' }),
  PART_TIME: msg({ message: 'Part-time', comment: 'Kind of position' }),
  PRACTICE: msg({ message: 'Internship', comment: 'Kind of position' }),
};

export const periodWords: Record<SalaryPeriod, MessageDescriptor> = {
  MONTH: msg`a month`,
  HOUR: msg`an hour`,
};

export const positionFieldWords: Record<PositionField, MessageDescriptor> = {
  nameTc: msg`Name in Chinese`,
  nameEn: msg`Name in English`,
  namePt: msg`Name in Portuguese`,
  type: msg({ message: 'Kind of position', comment: 'Full-time, part-time, internship' }),
  count: msg`Number of openings`,
  location: msg`Place of work`,
  currency: msg`Currency`,
  startAmount: msg`Salary from`,
  endAmount: msg`Salary up to`,
  period: msg({ message: 'Salary paid per', comment: 'A month or an hour' }),
  content: msg`Job description`,
  requirements: msg({ message: 'Requirements', comment: 'Of a position' }),
  closeDate: msg`Last day to apply`,
};

export const applicationStatusWords: Record<ApplicationStatus, Standing> = {
  RECEIVED: { label: msg({ message: 'New', comment: 'Application that the company has not looked at' }), tone: 'info' },
  SEEN: {
    label: msg({ message: 'Seen', context: 'application', comment: 'Application that the company has looked at' }),
    tone: 'neutral',
  },
  INVITED: { label: msg({ message: 'Invited', comment: 'Applicant' }), tone: 'good' },
  REFUSED: { label: msg({ message: 'Declined', comment: 'Applicant' }), tone: 'warn' },
  WITHDRAWN: { label: msg({ message: 'Withdrawn', comment: 'Application' }), tone: 'neutral' },
};

export const companyMoveWords: Record<CompanyMove, MoveWords> = {
  see: {
    label: msg({ message: 'Mark as seen', comment: 'An application' }),
    icon: 'eye',
    done: msg`Marked as seen.`,
  },
  invite: {
    label: msg({ message: 'Invite', comment: 'An applicant to talk' }),
    icon: 'check',
    tone: 'primary',
    question: msg`We’ll e-mail the applicant in their language.`,
    note: msg`When, where and who to ask for`,
    done: msg`Invited. We’re letting them know by e-mail.`,
  },
  refuse: {
    label: msg({ message: 'Decline', comment: 'An applicant' }),
    icon: 'ban',
    question: msg`We’ll e-mail the applicant in their language, with your reason.`,
    note: msg({ message: 'Reason (the applicant will see it)', comment: 'Why an application is refused' }),
    done: msg`Declined. We’re letting them know by e-mail.`,
  },
};

const reason = msg({ message: 'Reason', comment: 'Why something is returned or taken out of sight' });
const returnHint = msg`The company sees it with your notes on the fields.`;

export const positionMoveWords: Record<PositionButton, MoveWords> = {
  submit: {
    label: msg`Submit`,
    icon: 'send',
    tone: 'primary',
    question: msg`The contractor checks it first, then the fund. You can withdraw it until then.`,
    done: msg`Submitted.`,
  },
  adjust: {
    label: msg`Publish the change`,
    icon: 'check',
    tone: 'primary',
    question: msg`The number of openings and the last day to apply change straight away.`,
    done: msg`Published.`,
  },
  askChange: {
    label: msg`Submit the change`,
    icon: 'send',
    tone: 'primary',
    question: msg`The current version stays public until the change is decided.`,
    done: msg`Submitted.`,
  },
  pass: {
    label: msg({ message: 'Pass', comment: 'A contractor passes a position on to the fund' }),
    icon: 'check',
    tone: 'primary',
    question: msg`It goes to the fund, which will publish it.`,
    done: msg`Passed on to the fund.`,
  },
  notPass: { label: msg`Return with notes`, icon: 'undo', note: reason, noteHint: returnHint, done: msg`Returned.` },
  approve: {
    label: msg({ message: 'Publish', comment: 'The fund makes a position public' }),
    icon: 'check',
    tone: 'primary',
    question: msg`Everyone can then see it and apply.`,
    done: msg`Position published.`,
  },
  return: { label: msg`Return with notes`, icon: 'undo', note: reason, noteHint: returnHint, done: msg`Returned.` },
  withdraw: {
    label: msg({ message: 'Withdraw', comment: 'What was handed in' }),
    icon: 'undo',
    question: msg`It’s no longer up for decision. What was public stays public.`,
    done: msg`Withdrawn.`,
  },
  fill: {
    label: msg({ message: 'Filled', comment: 'A button: somebody was found for a position' }),
    icon: 'check',
    title: msg`Has the position been filled?`,
    question: msg`It leaves the public list for good. We’ll tell everyone still waiting for an answer.`,
    note: msg({ message: 'Remark', comment: 'To the closing of a position' }),
    done: msg`Position closed.`,
  },
  close: {
    label: msg({ message: 'Close', comment: 'A button: a position takes no more applications' }),
    icon: 'ban',
    confirms: 'danger',
    question: msg`It leaves the public list for good. We’ll tell everyone still waiting for an answer.`,
    note: reason,
    done: msg`Position closed.`,
  },
};
