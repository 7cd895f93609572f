import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { forgetRespondents } from './forget-respondents.ts';
import { keepQuestionnaireTimes } from './keep-time.ts';
import { tellJob } from './tell-job.ts';
import { tellKind } from './tell-respondents.ts';

const minute = 60_000;
const hour = 60 * minute;

export const questionnaireJobs: JobKinds = {
  [tellJob]: tellKind,
  'questionnaire.keep-time': { run: ({ world }) => keepQuestionnaireTimes(world), tries: 3, everyMs: minute },
  'questionnaire.forget': { run: ({ world }) => forgetRespondents(world), tries: 3, everyMs: 6 * hour },
};
