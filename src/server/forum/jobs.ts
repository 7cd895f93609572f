import { dayMs } from '#domain/instant.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { eraseUnopened } from './own-programme.ts';

export const forumJobs: JobKinds = {
  'erase-own-programmes': { run: ({ world }) => eraseUnopened(world), tries: 3, everyMs: dayMs, lane: 'unhurried' },
};
