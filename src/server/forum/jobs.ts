import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { eraseUnopened } from './own-programme.ts';

const dayMs = 24 * 60 * 60_000;

export const forumJobs: JobKinds = {
  'erase-own-programmes': { run: ({ world }) => eraseUnopened(world), tries: 3, everyMs: dayMs, lane: 'unhurried' },
};
