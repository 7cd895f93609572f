import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { closeOldConflicts } from './conflict/close-old-conflicts.ts';
import { findLatePeople } from './people/find-late-people.ts';

export const signInJobs: JobKinds = {
  'sign-in.close-old-conflicts': closeOldConflicts,
  'sign-in.find-late-people': findLatePeople,
};
