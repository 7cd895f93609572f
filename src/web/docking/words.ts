import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IntentStatus } from '#domain/docking/intent-moves.ts';
import type { ProductFilter } from '#domain/docking/product-filter.ts';
import type { CompanyType, DockingCurrency, ProductField } from '#domain/docking/product-form.ts';
import type { ProductButton } from '#domain/docking/product-moves.ts';
import type { ProductStatus } from '#domain/docking/product-status.ts';
import type { MoveWords } from '#web/moves/move-words.ts';
import type { Tone } from '#web/ui/tone.ts';

export const productStatusWords: Record<ProductStatus, { label: MessageDescriptor; tone: Tone }> = {
  DRAFT: { label: msg({ message: 'Draft', comment: 'Of a docking product' }), tone: 'neutral' },
  CONT_PENDING_APPROVAL: { label: msg`With the event contractor`, tone: 'info' },
  CONT_NOT_PASSE: { label: msg`Returned by the event contractor`, tone: 'warn' },
  '{p}PENDING_APPROVAL': { label: msg`With the fund`, tone: 'info' },
  '{p}NOT_PASSED': { label: msg`Returned by the fund`, tone: 'warn' },
  PASSED: { label: msg({ message: 'Listed', comment: 'Of a docking product' }), tone: 'good' },
};

export const productFieldWords: Record<ProductField, MessageDescriptor> = {
  nameTc: msg`Name in Chinese`,
  nameEn: msg`Name in English`,
  namePt: msg`Name in Portuguese`,
  companyType: msg`Kind of company`,
  summary: msg({ message: 'Summary', comment: 'Of a product' }),
  scope: msg({ message: 'Scope of application', comment: 'Of a product' }),
  supplements: msg`Anything else to know`,
  amount: msg({ message: 'Amount', comment: 'Roughly what a product is worth' }),
  currency: msg`Currency`,
  intendedUnits: msg`Customers you would like to meet`,
  times: msg`Times that would suit you`,
};

export const companyTypeWords: Record<CompanyType, MessageDescriptor> = {
  COMPANY: msg({ message: 'Company', comment: 'A kind of docking unit' }),
  GOVERNMENT: msg({ message: 'Government', comment: 'A kind of docking unit' }),
};

export const currencyWords: Record<DockingCurrency, MessageDescriptor> = {
  RMB: msg`RMB (¥)`,
  MOP: msg`MOP (MOP$)`,
  HKD: msg`HKD (HK$)`,
};

/** The documents' labels (row 200); unset is not docking. */
export const intentStatusWords: Record<IntentStatus, { label: MessageDescriptor; tone: Tone }> = {
  PENDING: { label: msg`Waiting for an answer`, tone: 'warn' },
  DOCKED: { label: msg`Intended docking`, tone: 'good' },
  UNDOCKING: { label: msg({ message: 'No intention', comment: 'Somebody does not want to meet' }), tone: 'neutral' },
};
export const notDocking = msg({ message: 'Not docking', comment: 'Nobody said yet whether to meet' });

export const productFilterWords: Record<Exclude<ProductFilter, 'TOTAL'>, MessageDescriptor> = {
  NORMAL: msg({ message: 'That concern us', comment: 'Products of a docking' }),
  OTHER_PRODUCT: msg({ message: 'Other products', comment: 'Of a docking' }),
};

const reason = msg({ message: 'Reason', comment: 'Why something is returned or taken out of sight' });
const returnHint = msg`The exhibitor reads it together with your notes at the fields.`;

export const productMoveWords: Record<ProductButton, MoveWords> = {
  submit: {
    label: msg`Hand in`,
    icon: 'send',
    tone: 'primary',
    question: msg`The event contractor checks it first, then the fund. Until then you can take it back.`,
    done: msg`Handed in.`,
  },
  askChange: {
    label: msg`Hand in the change`,
    icon: 'send',
    tone: 'primary',
    question: msg`What is listed stays in sight until the change is decided.`,
    done: msg`Handed in.`,
  },
  pass: {
    label: msg({ message: 'Pass', comment: 'A contractor passes a product on to the fund' }),
    icon: 'check',
    tone: 'primary',
    question: msg`It goes on to the fund, which lists it.`,
    done: msg`Passed on to the fund.`,
  },
  notPass: { label: msg`Return with notes`, icon: 'undo', note: reason, noteHint: returnHint, done: msg`Returned.` },
  approve: {
    label: msg({ message: 'List it', comment: 'The fund shows a product to customers' }),
    icon: 'check',
    tone: 'primary',
    question: msg`Customers and visitors see it from then on, and the customers it names are asked.`,
    done: msg`It is in the list.`,
  },
  return: { label: msg`Return with notes`, icon: 'undo', note: reason, noteHint: returnHint, done: msg`Returned.` },
  withdraw: {
    label: msg({ message: 'Take back', comment: 'What was handed in' }),
    icon: 'undo',
    question: msg`Nobody decides about it any more. What was listed stays listed.`,
    done: msg`Taken back.`,
  },
  unlist: {
    label: msg`Take off the list`,
    icon: 'ban',
    confirms: 'danger',
    question: msg`Nobody finds it any more. Its meetings end, and both sides are told.`,
    note: reason,
    done: msg`No longer listed.`,
  },
};

export const intentMoveWords: Record<'noIntention' | 'reconsider' | 'dock' | 'undock', MoveWords> = {
  noIntention: {
    label: msg({ message: 'No intention', comment: 'A button: not to meet' }),
    icon: 'ban',
    question: msg`The other side is told that you do not want to meet. You can reconsider it later.`,
    done: msg`The other side was told.`,
  },
  reconsider: {
    label: msg({ message: 'Reconsider', comment: 'To want to meet after all' }),
    icon: 'undo',
    question: msg`The other side is asked again.`,
    done: msg`The other side was asked.`,
  },
  dock: {
    label: msg({ message: 'Let them meet', comment: 'The fund decides for both' }),
    icon: 'check',
    question: msg`They meet without a further answer; both are told.`,
    done: msg`They meet.`,
  },
  undock: {
    label: msg({ message: 'End it', comment: 'The fund decides that two do not meet' }),
    icon: 'ban',
    question: msg`They do not meet; both are told.`,
    done: msg`They do not meet.`,
  },
};
