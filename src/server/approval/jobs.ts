import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { closeEnded } from './close-ended.ts';
import { tellWaiting } from './tell-waiting.ts';
import { remindIdle } from './remind.ts';

const hour = 60 * 60_000;

export const approvalJobs = {
  'approval.remind': { run: ({ world }) => remindIdle(world), tries: 3, everyMs: hour },
  'approval.digest': { run: ({ world }) => tellWaiting(world), tries: 3, everyMs: hour },
  'approval.close': { run: ({ world }) => closeEnded(world), tries: 3, everyMs: hour },
} as const satisfies JobKinds;
