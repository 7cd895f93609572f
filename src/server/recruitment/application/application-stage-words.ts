import type { LocalizedText } from '#domain/locale.ts';
import type { ApplicationStatus } from '#domain/recruitment/application-moves.ts';
import { msg } from '#domain/msg.ts';
import { asEntered } from '#server/i18n/say.ts';

/** Where an application stands, as a notice to its applicant says it. */
export const applicationStageWords: Readonly<Record<ApplicationStatus, LocalizedText>> = {
  RECEIVED: asEntered(msg({ message: 'Received', context: 'recruitment' })),
  SEEN: asEntered(msg`Seen by the company`),
  INVITED: asEntered(msg`You are invited to talk`),
  REFUSED: asEntered(msg`Not selected this time`),
  WITHDRAWN: asEntered(msg({ message: 'Withdrawn', context: 'recruitment' })),
};
