import type { IntentStatus } from '#domain/docking/intent-moves.ts';
import type { ProductStatus } from '#domain/docking/product-status.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { msg } from '#domain/msg.ts';
import { asEntered } from '#server/i18n/say.ts';

/** Where a docking product stands, as a notice says it. */
export const productStageWords: Readonly<Record<ProductStatus, LocalizedText>> = {
  DRAFT: asEntered(msg`Draft`),
  CONT_PENDING_APPROVAL: asEntered(msg`With the event contractor`),
  CONT_NOT_PASSE: asEntered(msg`Returned by the event contractor`),
  '{p}PENDING_APPROVAL': asEntered(msg({ message: 'With the fund', context: 'docking' })),
  '{p}NOT_PASSED': asEntered(msg`Returned by the fund`),
  PASSED: asEntered(msg`Listed`),
};

export const intentStageWords: Readonly<Record<IntentStatus, LocalizedText>> = {
  PENDING: asEntered(msg`Waiting for an answer`),
  DOCKED: asEntered(msg`Intended docking`),
  UNDOCKING: asEntered(msg`No intention`),
};
