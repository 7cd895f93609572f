import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CooperationWay } from '#domain/lists/cooperation-way.ts';
import type { MatchButton, MatchFilter } from '#domain/road-show/match-moves.ts';
import type { Currency, RecordField, RecordKind } from '#domain/road-show/record-form.ts';
import type { RecordButton } from '#domain/road-show/record-moves.ts';
import type { RecordStatus } from '#domain/road-show/record-status.ts';
import type { MoveWords } from '#web/moves/move-words.ts';
import type { Tone } from '#web/ui/tone.ts';

export const kindWords: Record<
  RecordKind,
  { one: MessageDescriptor; many: MessageDescriptor; begin: MessageDescriptor }
> = {
  RESULT: { one: msg`Research result`, many: msg`Research results`, begin: msg`New result` },
  DEMAND: { one: msg`Technical demand`, many: msg`Technical demands`, begin: msg`New demand` },
};

export const statusWords: Record<RecordStatus, { label: MessageDescriptor; tone: Tone }> = {
  DRAFT: { label: msg({ message: 'Draft', comment: 'Of a result or demand' }), tone: 'neutral' },
  PENDING: { label: msg`With the research office`, tone: 'info' },
  AGREE: { label: msg`Agreed by the research office`, tone: 'info' },
  DISAGREE: { label: msg`Returned by the research office`, tone: 'warn' },
  '{p}PENDING': { label: msg`With the fund`, tone: 'info' },
  '{p}DISAGREE': { label: msg`Returned by the fund`, tone: 'warn' },
  '{p}PUBLISHED': { label: msg({ message: 'Published', comment: 'Of a result or demand' }), tone: 'good' },
};

export const fieldWords: Record<RecordField, MessageDescriptor> = {
  nameTc: msg`Name in Chinese`,
  nameEn: msg`Name in English`,
  namePt: msg`Name in Portuguese`,
  group: msg`Field of technology`,
  content: msg({ message: 'Content and features', comment: 'Of a research result' }),
  scope: msg`Where it can be used`,
  readiness: msg`Technology readiness level (TRL)`,
  partner: msg`Partners so far`,
  keywords: msg`Keywords`,
  deadline: msg`To be completed by`,
  amount: msg`Estimated funding`,
  currency: msg`Currency`,
  cooperation: msg`Ways of cooperation`,
  cooperationOther: msg`Other way of cooperation`,
};

/** Where a demand calls a field something else. */
export const demandWords: Partial<Record<RecordField, MessageDescriptor>> = {
  content: msg({ message: 'Description', comment: 'Of a technical demand' }),
  amount: msg`Amount you would invest`,
};

export const labelOf = (kind: RecordKind, field: RecordField): MessageDescriptor =>
  (kind === 'DEMAND' && demandWords[field]) || fieldWords[field];

export const readinessWords: Record<number, MessageDescriptor> = {
  1: msg`1: basic principles observed`,
  2: msg`2: concept formulated`,
  3: msg`3: proved in an experiment`,
  4: msg`4: validated in the laboratory`,
  5: msg`5: validated in a relevant environment`,
  6: msg`6: demonstrated in a relevant environment`,
  7: msg`7: prototype demonstrated in operation`,
  8: msg`8: complete and qualified`,
  9: msg`9: proven in operation`,
};

export const cooperationWords: Record<CooperationWay, MessageDescriptor> = {
  TECHNOLOGY_TRA: msg`Technology transfer`,
  COLLABORATIVE_DEV: msg`Development together`,
  JOINT_PROD: msg`Production together`,
  OTHER: msg({ message: 'Other', comment: 'A way of cooperation' }),
};

export const currencyWords: Record<Currency, MessageDescriptor> = {
  RMB: msg`RMB (¥)`,
  MOP: msg`MOP (MOP$)`,
  HKD: msg`HKD (HK$)`,
  USD: msg`USD ($)`,
};

const reason = msg({ message: 'Reason', comment: 'Why something is returned or taken out of sight' });

export const recordMoveWords: Record<RecordButton, MoveWords> = {
  submit: {
    label: msg`Hand in`,
    icon: 'send',
    tone: 'primary',
    question: msg`It goes to your research office first, then to the fund. Until then you can take it back.`,
    done: msg`Handed in.`,
  },
  submitToFund: {
    label: msg`Hand in`,
    icon: 'send',
    tone: 'primary',
    question: msg`The fund reads it and publishes it. Until then you can take it back.`,
    done: msg`Handed in.`,
  },
  agree: {
    label: msg({ message: 'Agree', comment: 'A research office to a result' }),
    icon: 'check',
    tone: 'primary',
    question: msg`It goes on to the fund, which publishes it.`,
    done: msg`Agreed and handed on to the fund.`,
  },
  disagree: {
    label: msg`Return with notes`,
    icon: 'undo',
    note: reason,
    noteHint: msg`The author reads it together with your notes at the fields.`,
    done: msg`Returned.`,
  },
  publish: {
    label: msg({ message: 'Publish', comment: 'A result or demand, for everybody' }),
    icon: 'check',
    tone: 'primary',
    question: msg`Everybody can read it from then on.`,
    done: msg`Published.`,
  },
  return: {
    label: msg`Return with notes`,
    icon: 'undo',
    note: reason,
    noteHint: msg`The author reads it together with your notes at the fields.`,
    done: msg`Returned.`,
  },
  askChange: {
    label: msg`Hand in the change`,
    icon: 'send',
    tone: 'primary',
    question: msg`What is published stays in sight until the fund has decided.`,
    done: msg`Handed in.`,
  },
  withdraw: {
    label: msg({ message: 'Take back', comment: 'What was handed in' }),
    icon: 'undo',
    question: msg`Nobody decides about it any more. What was published stays published.`,
    done: msg`Taken back.`,
  },
  unpublish: {
    label: msg`Take out of sight`,
    icon: 'ban',
    confirms: 'danger',
    question: msg`Nobody reads it any more, and whoever was matched with it is told.`,
    note: reason,
    done: msg`No longer published.`,
  },
};

export const matchStatusWords: Record<MatchFilter, { label: MessageDescriptor; tone: Tone }> = {
  PENDING: { label: msg`Waiting for an answer`, tone: 'warn' },
  PASS: { label: msg({ message: 'Matched', comment: 'Both sides said yes' }), tone: 'good' },
  NOT_PASS: { label: msg({ message: 'Not matched', comment: 'One side said no, or did not answer' }), tone: 'neutral' },
  NOT_PENDING: { label: msg({ message: 'Decided', comment: 'Matched or not' }), tone: 'neutral' },
};

export const matchMoveWords: Record<MatchButton, MoveWords> = {
  agree: {
    label: msg({ message: 'Say yes', comment: 'To a meeting' }),
    icon: 'check',
    tone: 'primary',
    question: msg`Both of you get a meeting in the timetable.`,
    done: msg`Agreed.`,
  },
  decline: {
    label: msg({ message: 'Say no', comment: 'To a meeting' }),
    icon: 'ban',
    question: msg`The other side is told that you do not want to meet.`,
    done: msg`Declined.`,
  },
  takeBack: {
    label: msg({ message: 'Take back', comment: 'One’s own interest' }),
    icon: 'undo',
    question: msg`The other side no longer has to answer.`,
    done: msg`Taken back.`,
  },
  pass: {
    label: msg({ message: 'Pass for both', comment: 'The fund decides that two meet' }),
    icon: 'check',
    question: msg`They meet without the other side’s answer; both are told.`,
    done: msg({ message: 'Passed.', comment: 'The fund decided that two meet' }),
  },
  notPass: {
    label: msg({ message: 'Do not pass', comment: 'The fund decides that two do not meet' }),
    icon: 'ban',
    question: msg`They do not meet; both are told.`,
    done: msg({ message: 'Not passed.', comment: 'The fund decided that two do not meet' }),
  },
};
