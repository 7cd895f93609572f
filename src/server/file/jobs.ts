import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { checkFile } from './check-file.ts';
import { sweepFiles } from './sweep-files.ts';

export const fileJobs: JobKinds = { 'file.check': checkFile, 'file.sweep': sweepFiles };
