import { type Decider, workflowsOf } from '#domain/inbox/deciding.ts';
import type { CaseFilter } from './list-cases.ts';

/** Narrows the inbox to what somebody decides about; an administrator decides about everything. */
export const decidedBy = ({ orgType, activities }: Decider): Pick<CaseFilter, 'decidedBy'> =>
  orgType === 'FUND_ADMIN' ? {} : { decidedBy: { workflows: workflowsOf(orgType), activities } };
