import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProductFilter } from '#domain/docking/product-filter.ts';
import type { CompanyType, DockingCurrency, ProductField } from '#domain/docking/product-form.ts';
import type { ProductButton } from '#domain/docking/product-moves.ts';
import type { MoveWords } from '#web/moves/move-words.ts';

export const productFieldWords: Record<ProductField, MessageDescriptor> = {
  nameTc: msg`Name in Chinese`,
  nameEn: msg`Name in English`,
  namePt: msg`Name in Portuguese`,
  companyType: msg`Kind of company`,
  summary: msg({ message: 'Summary', comment: 'Of a product' }),
  scope: msg({ message: 'Scope of application', comment: 'Of a product' }),
  supplements: msg`Anything else we should know`,
  amount: msg({ message: 'Amount', comment: 'Roughly what a product is worth' }),
  currency: msg`Currency`,
  intendedUnits: msg`Customers you’d like to meet`,
  times: msg`Times that suit you`,
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

/** Beside the documents' labels (row 200). */
export const notDocking = msg({ message: 'Not meeting', comment: 'Nobody said yet whether to meet' });

export const productFilterWords: Record<Exclude<ProductFilter, 'TOTAL'>, MessageDescriptor> = {
  NORMAL: msg({ message: 'Ours', comment: 'Products of a docking' }),
  OTHER_PRODUCT: msg({ message: 'Other products', comment: 'Of a docking' }),
};

const reason = msg({ message: 'Reason', comment: 'Why something is returned or taken out of sight' });
const returnHint = msg`The exhibitor sees it with your notes on the fields.`;

export const productMoveWords: Record<ProductButton, MoveWords> = {
  submit: {
    label: msg`Submit`,
    icon: 'send',
    tone: 'primary',
    question: msg`The contractor checks it first, then the fund. You can withdraw it until then.`,
    done: msg`Submitted.`,
  },
  askChange: {
    label: msg`Submit the change`,
    icon: 'send',
    tone: 'primary',
    question: msg`The current version stays listed until the change is decided.`,
    done: msg`Submitted.`,
  },
  pass: {
    label: msg({ message: 'Pass', comment: 'A contractor passes a product on to the fund' }),
    icon: 'check',
    tone: 'primary',
    question: msg`It goes to the fund, which will list it.`,
    done: msg`Passed on to the fund.`,
  },
  notPass: { label: msg`Return with notes`, icon: 'undo', note: reason, noteHint: returnHint, done: msg`Returned.` },
  approve: {
    label: msg({ message: 'List product', comment: 'The fund shows a product to customers' }),
    icon: 'check',
    tone: 'primary',
    question: msg`Customers and visitors can see it from then on, and the customers it names are asked.`,
    done: msg`It’s listed.`,
  },
  return: { label: msg`Return with notes`, icon: 'undo', note: reason, noteHint: returnHint, done: msg`Returned.` },
  withdraw: {
    label: msg({ message: 'Withdraw', comment: 'What was handed in' }),
    icon: 'undo',
    question: msg`It’s no longer up for decision. What was listed stays listed.`,
    done: msg`Product withdrawn.`,
  },
  unlist: {
    label: msg`Unlist`,
    icon: 'ban',
    confirms: 'danger',
    question: msg`It’s no longer listed. Its meetings are cancelled and both sides are told.`,
    note: reason,
  },
};

export const intentMoveWords: Record<'noIntention' | 'reconsider' | 'dock' | 'undock', MoveWords> = {
  noIntention: {
    label: msg({ message: 'Not interested', comment: 'A button: not to meet' }),
    icon: 'ban',
    question: msg`We’ll tell the other side you don’t want to meet. You can change your mind later.`,
    done: msg`We’ve told the other side.`,
  },
  reconsider: {
    label: msg({ message: 'Reconsider', comment: 'To want to meet after all' }),
    icon: 'undo',
    question: msg`We’ll ask the other side again.`,
    done: msg`Request sent.`,
  },
  dock: {
    label: msg({ message: 'Approve the meeting', comment: 'The fund decides for both' }),
    icon: 'check',
    question: msg`They’ll meet without further replies. Both will be told.`,
    done: msg`They’ll meet.`,
  },
  undock: {
    label: msg({ message: 'End the meeting', comment: 'The fund decides that two do not meet' }),
    icon: 'ban',
    question: msg`They won’t meet. Both will be told.`,
    done: msg`They won’t meet.`,
  },
};
