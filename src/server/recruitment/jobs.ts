import { hourMs, minuteMs } from '#domain/instant.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { eraseDue } from './application/erase.ts';
import { tellArrivals } from './board/tell-arrivals.ts';
import { tellClosed } from './board/tell-closed.ts';
import { expirePositions } from './position/expire-positions.ts';

export const recruitmentJobs: JobKinds = {
  'expire-positions': { run: ({ world }) => expirePositions(world), tries: 3, everyMs: hourMs, lane: 'unhurried' },
  'tell-job-arrivals': { run: ({ world }) => tellArrivals(world), tries: 3, everyMs: hourMs, lane: 'unhurried' },
  'tell-closed-positions': { run: ({ world }) => tellClosed(world), tries: 3, everyMs: minuteMs, lane: 'unhurried' },
  'erase-job-applications': { run: ({ world }) => eraseDue(world), tries: 3, everyMs: hourMs, lane: 'unhurried' },
};
