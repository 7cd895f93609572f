import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { forgetSheets } from './import-sheet.ts';

const hour = 60 * 60_000;

export const sheetJobs = {
  'forget-sheets': { run: ({ world }) => forgetSheets(world), tries: 3, everyMs: hour },
} as const satisfies JobKinds;
