import { hourMs } from '#domain/instant.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { closeEnded } from './close-ended.ts';
import { tellWaiting } from './tell-waiting.ts';
import { remindIdle } from './remind.ts';

export const approvalJobs = {
  'approval.remind': { run: ({ world }) => remindIdle(world), tries: 3, everyMs: hourMs },
  'approval.digest': { run: ({ world }) => tellWaiting(world), tries: 3, everyMs: hourMs },
  'approval.close': { run: ({ world }) => closeEnded(world), tries: 3, everyMs: hourMs },
} as const satisfies JobKinds;
