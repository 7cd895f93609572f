import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CooperationWay } from '#domain/lists/cooperation-way.ts';
import type { MatchButton } from '#domain/road-show/match-moves.ts';
import type { Currency, RecordField, RecordKind } from '#domain/road-show/record-form.ts';
import type { RecordButton } from '#domain/road-show/record-moves.ts';
import type { MoveWords } from '#web/moves/move-words.ts';

export const kindWords: Record<
  RecordKind,
  { one: MessageDescriptor; many: MessageDescriptor; begin: MessageDescriptor }
> = {
  RESULT: { one: msg`Research result`, many: msg`Research results`, begin: msg`New result` },
  DEMAND: { one: msg`Technical demand`, many: msg`Technical demands`, begin: msg`New demand` },
};

export const fieldWords: Record<RecordField, MessageDescriptor> = {
  nameTc: msg`Name in Chinese`,
  nameEn: msg`Name in English`,
  namePt: msg`Name in Portuguese`,
  group: msg`Field of technology`,
  content: msg({ message: 'Content and features', comment: 'Of a research result' }),
  scope: msg`Where it can be used`,
  readiness: msg`Technology readiness level (TRL)`,
  partner: msg`Current partners`,
  keywords: msg`Keywords`,
  deadline: msg`Complete by`,
  amount: msg`Estimated funding`,
  currency: msg`Currency`,
  cooperation: msg`Ways of cooperation`,
  cooperationOther: msg`Other way of cooperation`,
};

/** Where a demand calls a field something else. */
export const demandWords: Partial<Record<RecordField, MessageDescriptor>> = {
  content: msg({ message: 'Description', comment: 'Of a technical demand' }),
  amount: msg`Amount you’d invest`,
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
  COLLABORATIVE_DEV: msg`Joint development`,
  JOINT_PROD: msg`Joint production`,
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
    label: msg`Submit`,
    icon: 'send',
    tone: 'primary',
    question: msg`It goes to your research office first, then to the fund. You can withdraw it until then.`,
    done: msg`Submitted.`,
  },
  submitToFund: {
    label: msg`Submit`,
    icon: 'send',
    tone: 'primary',
    question: msg`The fund reads and publishes it. You can withdraw it until then.`,
    done: msg`Submitted.`,
  },
  agree: {
    label: msg({ message: 'Agree', comment: 'A research office to a result' }),
    icon: 'check',
    tone: 'primary',
    question: msg`It goes to the fund, which will publish it.`,
    done: msg`Agreed and sent to the fund.`,
  },
  disagree: {
    label: msg`Return with notes`,
    icon: 'undo',
    note: reason,
    noteHint: msg`The author sees it with your notes on the fields.`,
    done: msg`Returned.`,
  },
  publish: {
    label: msg({ message: 'Publish', comment: 'A result or demand, for everybody' }),
    icon: 'check',
    tone: 'primary',
    question: msg`Everyone can read it from then on.`,
    done: msg`Published.`,
  },
  return: {
    label: msg`Return with notes`,
    icon: 'undo',
    note: reason,
    noteHint: msg`The author sees it with your notes on the fields.`,
    done: msg`Returned.`,
  },
  askChange: {
    label: msg`Submit the change`,
    icon: 'send',
    tone: 'primary',
    question: msg`The current version stays public until the fund decides.`,
    done: msg`Submitted.`,
  },
  withdraw: {
    label: msg({ message: 'Withdraw', comment: 'What was handed in' }),
    icon: 'undo',
    question: msg`It’s no longer up for decision. What was published stays published.`,
    done: msg`It’s withdrawn.`,
  },
  unpublish: {
    label: msg`Take down`,
    icon: 'ban',
    confirms: 'danger',
    question: msg`It’s no longer public, and units matched with it are told.`,
    note: reason,
  },
};

/** What is asked for as one, beside each standing by itself. */
export const decidedMatches = msg({ message: 'Decided', comment: 'Matched or not' });

export const matchMoveWords: Record<MatchButton, MoveWords> = {
  agree: {
    label: msg({ message: 'Accept meeting', comment: 'To a meeting' }),
    icon: 'check',
    tone: 'primary',
    question: msg`You’ll both get a meeting in the timetable.`,
    done: msg`Agreed.`,
  },
  decline: {
    label: msg({ message: 'Decline', comment: 'To a meeting' }),
    icon: 'ban',
    question: msg`We’ll tell the other side you don’t want to meet.`,
    done: msg`Declined.`,
  },
  takeBack: {
    label: msg({ message: 'Withdraw', comment: 'One’s own interest' }),
    icon: 'undo',
    question: msg`The other side no longer needs to reply.`,
    done: msg`It’s withdrawn.`,
  },
  pass: {
    label: msg({ message: 'Approve for both', comment: 'The fund decides that two meet' }),
    icon: 'check',
    question: msg`They’ll meet without the other side’s reply. Both will be told.`,
    done: msg({ message: 'Match approved.', comment: 'The fund decided that two meet' }),
  },
  notPass: {
    label: msg({ message: 'Do not pass', comment: 'The fund decides that two do not meet' }),
    icon: 'ban',
    question: msg`They won’t meet. Both will be told.`,
    done: msg({ message: 'Match rejected.', comment: 'The fund decided that two do not meet' }),
  },
};
