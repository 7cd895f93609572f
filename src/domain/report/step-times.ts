import type { OfficeCalendar } from '#domain/office/calendar.ts';
import { workingDayMs, workingMs } from '#domain/office/working-time.ts';
import type { Instant } from '#domain/instant.ts';

/** What a case waits for: the fund's decision, the look of a contractor or a research office, or its unit’s answer. */
export const timedSteps = ['decided', 'checked', 'answered'] as const;
export type TimedStep = (typeof timedSteps)[number];

/** In which statuses the cases of each workflow wait for which step; anything else is nobody's answer to somebody. */
export const stepStatuses = {
  enrollment: {
    decided: ['APPLY_SUBMITED', 'CREATION_UPLOAD_WEBSITE_IMG', 'EXHIBITOR_CHANGE'],
    checked: ['EXHIBITION_DESIGN', 'EXHIBITION_SUBMITED', 'EXHIBITOR_CHANGE_DESIGN'],
    answered: ['{p}RETURN', 'DESIGN_RETURN', 'CREATION_RETURN'],
  },
  road_show_record: { decided: ['{p}PENDING'], checked: ['PENDING'], answered: ['DISAGREE', '{p}DISAGREE'] },
  docking_product: {
    decided: ['{p}PENDING_APPROVAL'],
    checked: ['CONT_PENDING_APPROVAL'],
    answered: ['CONT_NOT_PASSE', '{p}NOT_PASSED'],
  },
  recruitment_position: {
    decided: ['{p}PENDING_APPROVAL'],
    checked: ['CONT_PENDING_APPROVAL'],
    answered: ['CONT_NOT_PASSE', '{p}NOT_PASSED'],
  },
  closing_project: { decided: ['PROJECT_SUMBIT'], checked: [], answered: ['PROJECT_BACK'] },
} as const;
export type TimedCase = keyof typeof stepStatuses;

/** Of fewer cases nothing is said, so that nobody finds out how long one of them took. */
export const fewestCases = 5;

/** That a case stood in a status until it left it. */
export interface Stay {
  caseId: string;
  caseType: TimedCase;
  status: string;
  since: Instant;
  until: Instant;
}

export interface StepTime {
  step: TimedStep;
  /** The median, to a tenth. */
  workingDays: number;
  cases: number;
}

const stepOf = ({ caseType, status }: Stay): TimedStep | null => {
  const statuses: Record<TimedStep, readonly string[]> = stepStatuses[caseType];
  return timedSteps.find((step) => statuses[step].includes(status)) ?? null;
};

function median(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

export interface WorkedStay extends Stay {
  /** Office time of it. */
  workedMs: number;
}

/** What the time of one step is the median of, the longest first. */
export const staysOfStep = (calendar: OfficeCalendar, stays: readonly Stay[], step: TimedStep): WorkedStay[] =>
  stays
    .filter((stay) => stepOf(stay) === step)
    .map((stay) => ({ ...stay, workedMs: workingMs(calendar, stay.since, stay.until) }))
    .toSorted((one, other) => other.workedMs - one.workedMs);

/** How long each step takes, by the hours of the office; a case that waited several times counts each of them. */
export function stepTimes(calendar: OfficeCalendar, stays: readonly Stay[]): StepTime[] {
  const dayMs = workingDayMs(calendar);
  if (dayMs === 0) return [];
  return timedSteps.flatMap((step) => {
    const those = staysOfStep(calendar, stays, step);
    const cases = new Set(those.map(({ caseId }) => caseId)).size;
    if (cases < fewestCases) return [];
    const middle = median(those.map(({ workedMs }) => workedMs));
    return [{ step, workingDays: Math.round((middle / dayMs) * 10) / 10, cases }];
  });
}
