import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { keepQuestionnaireTimes } from './keep-time.ts';
import { tellJob } from './tell-job.ts';
import { tellKind } from './tell-respondents.ts';

const minute = 60_000;

export const questionnaireJobs: JobKinds = {
  [tellJob]: tellKind,
  'questionnaire.keep-time': { run: ({ world }) => keepQuestionnaireTimes(world), tries: 3, everyMs: minute },
};
