import { type Message, msg } from '#domain/msg.ts';
import type { IntentStatus } from './intent-moves.ts';
import type { ProductStatus } from './product-status.ts';

/** Where a product stands, in lists and in sheets. */
export const productStatusWords: Readonly<Record<ProductStatus, Message>> = {
  DRAFT: msg({ message: 'Draft', comment: 'Of a docking product' }),
  CONT_PENDING_APPROVAL: msg`With the event contractor`,
  CONT_NOT_PASSE: msg`Returned by the event contractor`,
  '{p}PENDING_APPROVAL': msg`With the fund`,
  '{p}NOT_PASSED': msg`Returned by the fund`,
  PASSED: msg({ message: 'Listed', comment: 'Of a docking product' }),
};

/** The documents' labels (row 200). */
export const intentStatusWords: Readonly<Record<IntentStatus, Message>> = {
  PENDING: msg`Waiting for an answer`,
  DOCKED: msg`Would like to meet`,
  UNDOCKING: msg({ message: 'Not interested', comment: 'Somebody does not want to meet' }),
};
