import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { msg } from '#server/i18n/msg.ts';
import { inEach } from '#server/i18n/say.ts';

/** Where a registration stands, as sheets say it to the fund's staff. */
export const statusWords: Readonly<Record<EnrollmentStatus, Words>> = {
  APPLY_PENDING: inEach(msg`In progress`),
  APPLY_SUBMITED: inEach(msg`Submitted`),
  APPLY_CANCELED: inEach(msg({ message: 'Withdrawn', context: 'registration' })),
  '{p}CANCELED': inEach(msg`Cancelled by the fund`),
  '{p}PASS': inEach(msg`Approved`),
  '{p}RETURN': inEach(msg`Returned for correction`),
  '{p}TO_BE_ASSIGN': inEach(msg`Waiting for a place`),
  '{p}ASSIGN': inEach(msg`Place set`),
  EXHIBITION_DESIGN: inEach(msg`Own design submitted`),
  DESIGN_RETURN: inEach(msg`Own design returned`),
  DESIGN_PASS: inEach(msg`Own design accepted`),
  CREATION_DESIGN_PREVIEW: inEach(msg`Preview to check`),
  DESIGN_PREVIEW_RETURN: inEach(msg`Preview returned`),
  DESIGN_PREVIEW_PASS: inEach(msg`Preview confirmed`),
  CREATION_RETURN: inEach(msg`Boards returned`),
  EXHIBITION_SUBMITED: inEach(msg`Boards submitted again`),
  CONTRACTOR_CONFIRM: inEach(msg`Boards accepted`),
  CONTRACTOR_DESIGN: inEach(msg`Design to check`),
  EXHIBITION_DESIGN_RETURN: inEach(msg`Design returned`),
  EXHIBITION_DESIGN_PASS: inEach(msg`Design confirmed`),
  CREATION_UPLOAD_WEBSITE_IMG: inEach(msg`Website pictures to check`),
  '{p}WEBSITE_IMG_RETURN': inEach(msg`Website pictures returned`),
  '{p}WEBSITE_IMG_PASS': inEach(msg`Website pictures accepted`),
  CLOSE: inEach(msg`Closed`),
  EXHIBITOR_CHANGE: inEach(msg`Change requested`),
  '{p}APPROVE_EXHIBITOR_CHANGE': inEach(msg`Change allowed`),
  EXHIBITOR_CHANGE_DESIGN: inEach(msg`Changed design submitted`),
};
