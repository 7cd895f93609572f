import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { fileChecks } from './check-file.ts';
import { sweepFiles } from './sweep-files.ts';

export const fileJobs: JobKinds = { ...fileChecks, 'file.sweep': sweepFiles };
