import type { ProjectStatus } from '#domain/closing/project-status.ts';
import { formCases } from '#server/cases/form-cases.ts';
import { closingProject } from '../tables.ts';

/** Projects that wait for the fund, for who designs the board, or for their leader. */
export const projectCases = formCases<ProjectStatus>({
  workflow: 'CLOSING_PROJECT',
  table: closingProject,
  waiting: {
    PROJECT_PENDING: 'UNIT',
    PROJECT_SUMBIT: 'FUND',
    PROJECT_BACK: 'UNIT',
    PROJECT_ENSURE: 'UNIT',
    PROJECT_PASS: 'CONTRACTOR',
    PROJECT_DESIGN_UPLOAD: 'UNIT',
    PROJECT_DESIGN_BACK: 'CONTRACTOR',
    PROJECT_DESIGN_BACK_UPLOAD: 'UNIT',
  },
  wireStatus: (status) => status,
});
