import { type EnrollmentStatus, wireStatus } from '#domain/enrollment/status.ts';
import { statusForExhibitor } from '#domain/enrollment/steps.ts';
import type { Case } from './case.ts';

/** The last step that exhibitors know of (G12). */
export const lastStepOfExhibitors = 12;

/** Whoever is nothing but an exhibitor of it is told less. */
export const isOnlyExhibitor = ({ roles }: Case): boolean => roles.every((role) => role === 'exhibitor');

/** A status as whoever asks is told it. @param product code of the portal, which some words carry */
export const shownStatus = (of: Case, status: EnrollmentStatus, product: string): string =>
  wireStatus(isOnlyExhibitor(of) ? statusForExhibitor(status, of.mode === 'self') : status, product);
