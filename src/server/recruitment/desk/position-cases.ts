import { type PositionStatus, wirePositionStatus } from '#domain/recruitment/position-status.ts';
import { formCases } from '#server/cases/form-cases.ts';
import { recruitmentPosition } from '../tables.ts';

/** Positions that wait for the fund, for a contractor, or for the company that was asked to correct them. */
export const positionCases = formCases<PositionStatus>({
  workflow: 'RECRUITMENT_POSITION',
  table: recruitmentPosition,
  waiting: {
    '{p}PENDING_APPROVAL': 'FUND',
    CONT_PENDING_APPROVAL: 'CONTRACTOR',
    CONT_NOT_PASSE: 'UNIT',
    '{p}NOT_PASSED': 'UNIT',
  },
  wireStatus: wirePositionStatus,
});
