import type { Moves } from '#domain/workflow.ts';
import { type DesignFacts, designMoves, noDesign } from './design-moves.ts';
import { type EnrollmentRole, nothingKnown, type OpeningFacts, openingMoves } from './opening-moves.ts';
import type { EnrollmentStatus } from './status.ts';

export type EnrollmentFacts = OpeningFacts & DesignFacts;

/** To fill in what a move looks at: whatever is left out, its guard says no. */
export const noFacts: EnrollmentFacts = { ...nothingKnown, ...noDesign };

/** Every move of an enrolment, from its application to its end. */
export const enrollmentMoves = { ...openingMoves, ...designMoves } as const satisfies Moves<
  EnrollmentStatus,
  EnrollmentRole,
  EnrollmentFacts
>;

export type EnrollmentMove = keyof typeof enrollmentMoves;
