import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { runSchedule } from './run-schedule.ts';
import { runJob } from './start-run.ts';

export const scheduleJobs = {
  [runJob]: { run: runSchedule, tries: 2, lane: 'schedules' },
} as const satisfies JobKinds;
