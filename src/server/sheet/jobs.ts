import { hourMs } from '#domain/instant.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { forgetSheets } from './import-sheet.ts';

export const sheetJobs = {
  'forget-sheets': { run: ({ world }) => forgetSheets(world), tries: 3, everyMs: hourMs },
} as const satisfies JobKinds;
