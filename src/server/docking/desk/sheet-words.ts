import type { CompanyType } from '#domain/docking/product-form.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

/** What sheets about a docking call things. */
export const companyTypeWords: Record<CompanyType, Words> = {
  COMPANY: inEach(msg`Company`),
  GOVERNMENT: inEach(msg`Government`),
};
