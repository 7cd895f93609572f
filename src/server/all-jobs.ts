import { accountJobs } from './account/sweep-logins.ts';
import type { JobKinds } from './jobs/job-kinds.ts';
import { messageJobs } from './message/deliver-message.ts';
import { participantJobs } from './participant/jobs.ts';
import { signInJobs } from './sign-in/jobs.ts';

/** Every kind of job that a running portal does. */
export const allJobs: JobKinds = { ...accountJobs, ...messageJobs, ...participantJobs, ...signInJobs };
