import type { CaseSource } from './case-source.ts';
import { enrollmentCases } from './enrollment-cases.ts';
import { conflictCases, invitationCases, messageCases } from './other-cases.ts';
import { participantChangeCases, participantListCases } from './participant-cases.ts';

/** Every workflow that somebody may wait in. */
export const caseSources: readonly CaseSource[] = [
  enrollmentCases,
  participantListCases,
  participantChangeCases,
  invitationCases,
  conflictCases,
  messageCases,
];
