import { type Message, msg } from '#domain/msg.ts';
import type { ProjectStatus } from './project-status.ts';

/** Where a completed project stands, in lists and in sheets. */
export const projectStatusWords: Readonly<Record<ProjectStatus, Message>> = {
  PROJECT_PENDING: msg({ message: 'To fill in', comment: 'Of a completed project' }),
  PROJECT_SUMBIT: msg`Being checked by the fund`,
  PROJECT_BACK: msg`Returned for correction`,
  PROJECT_ENSURE: msg`Printed text to confirm`,
  PROJECT_PASS: msg`Board to design`,
  PROJECT_DESIGN_UPLOAD: msg`Design to check`,
  PROJECT_DESIGN_BACK: msg`Design to correct`,
  PROJECT_DESIGN_BACK_UPLOAD: msg`Corrected design to check`,
  PROJECT_DESIGN_PASS: msg`Board approved`,
};
