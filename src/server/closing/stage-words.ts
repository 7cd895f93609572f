import type { LocalizedText } from '#domain/locale.ts';
import type { ProjectStatus } from '#domain/closing/project-status.ts';
import { msg } from '#domain/msg.ts';
import { asEntered } from '#server/i18n/say.ts';

/** Where a project stands, as a notice says it. */
export const projectStageWords: Readonly<Record<ProjectStatus, LocalizedText>> = {
  PROJECT_PENDING: asEntered(msg`To be filled in`),
  PROJECT_SUMBIT: asEntered(msg({ message: 'Being checked by the fund', context: 'closing' })),
  PROJECT_BACK: asEntered(msg({ message: 'Returned for correction', context: 'closing' })),
  PROJECT_ENSURE: asEntered(msg`Please confirm the text of the board`),
  PROJECT_PASS: asEntered(msg`The board is to be designed`),
  PROJECT_DESIGN_UPLOAD: asEntered(msg`The design of the board is to be checked`),
  PROJECT_DESIGN_BACK: asEntered(msg`The design of the board is to be corrected`),
  PROJECT_DESIGN_BACK_UPLOAD: asEntered(msg`The corrected design is to be checked`),
  PROJECT_DESIGN_PASS: asEntered(msg`The board is approved`),
};
