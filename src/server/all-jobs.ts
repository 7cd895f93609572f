import { accountJobs } from '#server/account/login/sweep-logins.ts';
import { exportJobs } from '#server/export/desk/make-export.ts';
import { approvalJobs } from './approval/jobs.ts';
import { bulkJobs } from './inbox/run-bulk.ts';
import { fileJobs } from './file/jobs.ts';
import { forumJobs } from './forum/jobs.ts';
import { invitationJobs } from './invitation/expire-invitations.ts';
import type { JobKinds } from './jobs/job-kinds.ts';
import { messageJobs } from './message/deliver-message.ts';
import { messageSweepJobs } from './message/sweep-messages.ts';
import { noticeJobs } from './notice/push-notice.ts';
import { noticeSweepJobs } from './notice/sweep-notices.ts';
import { onceJobs } from './once/sweep-answered-calls.ts';
import { participantJobs } from './participant/jobs.ts';
import { questionnaireJobs } from './questionnaire/jobs.ts';
import { recruitmentJobs } from './recruitment/jobs.ts';
import { publicEventJobs } from './public-event/registration/keep-time.ts';
import { roadShowJobs } from './road-show/match/expire-matches.ts';
import { scheduleJobs } from './schedule/jobs.ts';
import { seedJobs } from './seed/demo-pictures.ts';
import { sheetJobs } from './sheet/jobs.ts';
import { signInJobs } from './sign-in/jobs.ts';
import { verificationJobs } from './verification/jobs.ts';

/** Every kind of job that a running portal does. */
export const allJobs: JobKinds = {
  ...accountJobs,
  ...fileJobs,
  ...exportJobs,
  ...approvalJobs,
  ...bulkJobs,
  ...forumJobs,
  ...invitationJobs,
  ...messageJobs,
  ...messageSweepJobs,
  ...noticeJobs,
  ...noticeSweepJobs,
  ...onceJobs,
  ...participantJobs,
  ...questionnaireJobs,
  ...recruitmentJobs,
  ...publicEventJobs,
  ...roadShowJobs,
  ...scheduleJobs,
  ...seedJobs,
  ...sheetJobs,
  ...signInJobs,
  ...verificationJobs,
};
