import { hourMs, minuteMs } from '#domain/instant.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { forgetRespondents } from './forget-respondents.ts';
import { keepQuestionnaireTimes } from './keep-time.ts';
import { tellJob } from './tell-job.ts';
import { tellKind } from './tell-respondents.ts';

export const questionnaireJobs: JobKinds = {
  [tellJob]: tellKind,
  'questionnaire.keep-time': { run: ({ world }) => keepQuestionnaireTimes(world), tries: 3, everyMs: minuteMs },
  'questionnaire.forget': { run: ({ world }) => forgetRespondents(world), tries: 3, everyMs: 6 * hourMs },
};
