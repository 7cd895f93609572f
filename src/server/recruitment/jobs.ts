import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { eraseDue } from './application/erase.ts';
import { expirePositions } from './position/expire-positions.ts';

const hourMs = 60 * 60_000;

export const recruitmentJobs: JobKinds = {
  'expire-positions': { run: ({ world }) => expirePositions(world), tries: 3, everyMs: hourMs, lane: 'unhurried' },
  'erase-job-applications': { run: ({ world }) => eraseDue(world), tries: 3, everyMs: hourMs, lane: 'unhurried' },
};
