import type { CaseSource } from '#server/cases/case-source.ts';
import { enrollmentCases } from '#server/enrollment/desk/enrollment-cases.ts';
import { conflictCases, invitationCases, messageCases } from './other-cases.ts';
import { participantChangeCases, participantListCases } from '#server/participant/desk/participant-cases.ts';

/** Every workflow that somebody may wait in. */
export const caseSources: readonly CaseSource[] = [
  enrollmentCases,
  participantListCases,
  participantChangeCases,
  invitationCases,
  conflictCases,
  messageCases,
];
