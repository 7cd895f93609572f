import type { IntentStatus } from '#domain/docking/intent-moves.ts';
import type { CompanyType } from '#domain/docking/product-form.ts';
import type { ProductStatus } from '#domain/docking/product-status.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

/** What sheets about a docking call things. */
export const productStatusWords: Record<ProductStatus, Words> = {
  DRAFT: inEach(msg`Draft`),
  CONT_PENDING_APPROVAL: inEach(msg`With the event contractor`),
  CONT_NOT_PASSE: inEach(msg`Returned by the event contractor`),
  '{p}PENDING_APPROVAL': inEach(msg`With the fund`),
  '{p}NOT_PASSED': inEach(msg`Returned by the fund`),
  PASSED: inEach(msg`Listed`),
};

export const companyTypeWords: Record<CompanyType, Words> = {
  COMPANY: inEach(msg`Company`),
  GOVERNMENT: inEach(msg`Government`),
};

export const intentStatusWords: Record<IntentStatus, Words> = {
  PENDING: inEach(msg`Waiting for an answer`),
  DOCKED: inEach(msg`Would like to meet`),
  UNDOCKING: inEach(msg`Not interested`),
};
