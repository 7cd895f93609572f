import type { ProjectStatus } from '#domain/closing/project-status.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { msg } from '#server/i18n/msg.ts';
import { inEach } from '#server/i18n/say.ts';

/** Where a project stands, as sheets say it to the fund's staff. */
export const projectStatusWords: Readonly<Record<ProjectStatus, Words>> = {
  PROJECT_PENDING: inEach(msg`To fill in`),
  PROJECT_SUMBIT: inEach(msg`Being checked by the fund`),
  PROJECT_BACK: inEach(msg`Returned for correction`),
  PROJECT_ENSURE: inEach(msg`Printed text to confirm`),
  PROJECT_PASS: inEach(msg`Board to design`),
  PROJECT_DESIGN_UPLOAD: inEach(msg`Design to check`),
  PROJECT_DESIGN_BACK: inEach(msg`Design to correct`),
  PROJECT_DESIGN_BACK_UPLOAD: inEach(msg`Corrected design to check`),
  PROJECT_DESIGN_PASS: inEach(msg`Board approved`),
};
