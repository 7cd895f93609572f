import { type BusinessDate, businessDatePlus } from '#domain/instant.ts';
import { retentionDays } from '#domain/participant/list-moves.ts';
import type { Ask, Moves, Need } from '#domain/workflow.ts';

/** Where an application for a position stands. One that is erased is no longer there; see `erasureCauses`. */
export const applicationStatuses = ['RECEIVED', 'SEEN', 'INVITED', 'REFUSED', 'WITHDRAWN'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Why an application was erased: its date had come, or its applicant wished it. */
export const erasureCauses = ['DATE', 'WISH'] as const;
export type ErasureCause = (typeof erasureCauses)[number];

export interface ApplicationFacts {
  reasonIsGiven: boolean;
}

export type ApplicationRole = 'applicant' | 'company';

const reason: Ask<ApplicationFacts> = { what: 'note', required: true };
const remark: Ask<ApplicationFacts> = { what: 'note', required: false };
const reasonIsGiven: Need<ApplicationFacts> = (facts) => (facts.reasonIsGiven ? null : 'PARAMS_ERROR');

/** An application from its receipt to an answer (domain.md "Recruitment position"). */
export const applicationMoves = {
  see: { by: ['company'], from: ['RECEIVED'], to: 'SEEN', needs: [] },
  /** The remark goes to the applicant: when, where, whom to ask for. */
  invite: {
    by: ['company'],
    from: ['RECEIVED', 'SEEN', 'REFUSED'],
    to: 'INVITED',
    needs: [],
    asks: [remark],
    tells: 'APPLICATION_MOVED',
  },
  refuse: {
    by: ['company'],
    from: ['RECEIVED', 'SEEN', 'INVITED'],
    to: 'REFUSED',
    needs: [reasonIsGiven],
    asks: [reason],
    tells: 'APPLICATION_MOVED',
  },
  change: { by: ['applicant'], from: ['RECEIVED', 'SEEN', 'INVITED'], to: 'same', needs: [] },
  withdraw: { by: ['applicant'], from: ['RECEIVED', 'SEEN', 'INVITED', 'REFUSED'], to: 'WITHDRAWN', needs: [] },
} as const satisfies Moves<ApplicationStatus, ApplicationRole, ApplicationFacts>;
export type ApplicationMove = keyof typeof applicationMoves;

/** What a company has as buttons. */
export const companyMoves = ['see', 'invite', 'refuse'] as const satisfies readonly ApplicationMove[];
export type CompanyMove = (typeof companyMoves)[number];
/** And what an applicant can do by the link of the receipt. */
export const applicantMoves = ['change', 'withdraw'] as const satisfies readonly ApplicationMove[];

/** Who still waits for the company's answer. */
export const waitingStatuses = ['RECEIVED', 'SEEN'] as const satisfies readonly ApplicationStatus[];
/** Of these somebody has at most one for a position. */
export const inForceStatuses = [
  'RECEIVED',
  'SEEN',
  'INVITED',
  'REFUSED',
] as const satisfies readonly ApplicationStatus[];

/**
 * The last day on which an application is kept: what one agrees to when applying (G64).
 * @param last the last day to apply @param fairEnds the last day of the fair
 */
export const keptUntil = (last: BusinessDate, fairEnds: BusinessDate): BusinessDate =>
  businessDatePlus(last > fairEnds ? last : fairEnds, retentionDays);

export const applicationLimits = { name: 100, email: 200, mobile: 20, message: 2000, note: 1000 } as const;
