import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { settleMeetings } from './attendance/settle-meetings.ts';
import { runSchedule } from './run-schedule.ts';
import { runJob } from './start-run.ts';

const settleEveryMs = 15_000;

export const scheduleJobs = {
  [runJob]: { run: runSchedule, tries: 2, lane: 'schedules' },
  'schedule.settle-meetings': { run: ({ world }) => settleMeetings(world), tries: 3, everyMs: settleEveryMs },
} as const satisfies JobKinds;
