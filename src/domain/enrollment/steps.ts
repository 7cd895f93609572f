import type { ActivityCategory } from '#domain/activity/category.ts';
import {
  contractorDesignStatuses,
  type EnrollmentStatus,
  selfDesignedStatuses,
  sideSteps,
  type Turn,
  type Wait,
  waits,
  type WantedAction,
} from './status.ts';

export interface Standing {
  status: EnrollmentStatus;
  /** Null until the exhibitor has said which. */
  selfDesigned: boolean | null;
  category: ActivityCategory;
}

/** Only exhibitions have booths, and with them places, designs and pictures for the website. */
export const hasBooths = (category: ActivityCategory): boolean => category === 'STWEEK' || category === 'PCLOSE';

/** Whom it waits for. Without booths a registration that was accepted waits for nobody. */
const waitOf = ({ status, selfDesigned, category }: Standing): Wait | undefined =>
  !hasBooths(category) && status === '{p}PASS' ? undefined : waits[selfDesigned ? 'self' : 'contractor'][status];

/** Whose turn it is; null when it is nobody's. */
export const turnOf = (standing: Standing): Turn | null => waitOf(standing)?.turn ?? null;

/** What the exhibitor has to do now; null when it is somebody else's turn. */
export const wantedAction = (standing: Standing): WantedAction | null => waitOf(standing)?.wanted ?? null;

/**
 * 0 to 16, the place of the status in its list (G11). One beside the list keeps a step; a change that is asked for
 * keeps the step it was asked in.
 * @param kept the status before EXHIBITOR_CHANGE
 */
export function stepOf(status: EnrollmentStatus, selfDesigned: boolean, kept: EnrollmentStatus | null = null): number {
  if (status === 'EXHIBITOR_CHANGE' && kept && kept !== status) return stepOf(kept, selfDesigned);
  const side = sideSteps[status];
  if (side) return side[selfDesigned ? 'self' : 'contractor'];
  const list: readonly EnrollmentStatus[] = selfDesigned ? selfDesignedStatuses : contractorDesignStatuses;
  return list.indexOf(status);
}

const lastStepOfExhibitors = 12;

/** What an exhibitor is told: nothing beyond the passed design (G12). Everybody else sees the status itself. */
export function statusForExhibitor(status: EnrollmentStatus, selfDesigned: boolean): EnrollmentStatus {
  if (stepOf(status, selfDesigned) <= lastStepOfExhibitors) return status;
  return selfDesigned ? 'DESIGN_PREVIEW_PASS' : 'EXHIBITION_DESIGN_PASS';
}
