import type { CaseSource } from '#server/cases/case-source.ts';
import { enrollmentCases } from '#server/enrollment/desk/enrollment-cases.ts';
import { invitationCases } from '#server/invitation/desk/invitation-cases.ts';
import { messageCases } from '#server/message/desk/message-cases.ts';
import { conflictCases } from '#server/sign-in/conflict/conflict-cases.ts';
import { productCases } from '#server/docking/desk/product-cases.ts';
import { projectCases } from '#server/closing/desk/project-cases.ts';
import { demandCases } from '#server/public-event/desk/demand-cases.ts';
import { positionCases } from '#server/recruitment/desk/position-cases.ts';
import { recordCases } from '#server/road-show/desk/record-cases.ts';
import { participantChangeCases, participantListCases } from '#server/participant/desk/participant-cases.ts';

/** Every workflow that somebody may wait in. */
export const caseSources: readonly CaseSource[] = [
  enrollmentCases,
  participantListCases,
  participantChangeCases,
  invitationCases,
  recordCases,
  productCases,
  positionCases,
  projectCases,
  demandCases,
  conflictCases,
  messageCases,
];
