import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { expirePositions } from './position/expire-positions.ts';

const hourMs = 60 * 60_000;

export const recruitmentJobs: JobKinds = {
  'expire-positions': { run: ({ world }) => expirePositions(world), tries: 3, everyMs: hourMs, lane: 'unhurried' },
};
