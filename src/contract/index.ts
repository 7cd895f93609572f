import { approvalApi } from './approval.ts';
import { daySheetApi } from './day-sheet.ts';
import type { Api } from './api.ts';
import { accountApi } from '#contract/account/account.ts';
import { activityApi } from '#contract/activity/activity.ts';
import { deskAccountApi } from '#contract/account/desk.ts';
import { deskActivityApi } from '#contract/activity/desk.ts';
import { deskUnitApi } from '#contract/unit/desk.ts';
import { applicationApi } from '#contract/application/application.ts';
import { placesApi } from '#contract/enrollment/places.ts';
import { enrollmentApi } from '#contract/enrollment/enrollment.ts';
import { auditApi } from './audit.ts';
import { deskReferenceApi } from '#contract/lists/desk.ts';
import { exhibitionApi, generalExhibitionApi } from './exhibition.ts';
import { exportApi } from './export.ts';
import { meetingApi } from './meeting.ts';
import { meetingDayApi } from './meeting-day.ts';
import { scheduleApi } from './schedule.ts';
import { settingApi } from './setting.ts';
import { inboxApi } from './inbox.ts';
import { dashboardApi } from './dashboard.ts';
import { reportApi } from './report.ts';
import { fileApi } from './file.ts';
import { healthApi } from './health.ts';
import { messageApi } from './message.ts';
import { noticeApi } from '#contract/notice/notice.ts';
import { noticeTemplateApi } from '#contract/notice/template.ts';
import { staffNoticeApi } from '#contract/notice/staff-notice.ts';
import { supplementAnswerApi } from './supplement-answer.ts';
import { supplementApi } from '#contract/notice/supplement.ts';
import { ownAccountApi } from '#contract/account/own-account.ts';
import { staffParticipantApi } from '#contract/participant/desk.ts';
import { invitationApi } from './invitation.ts';
import { passwordLinkApi } from '#contract/account/password-link.ts';
import { dockingIntentApi } from '#contract/docking/intent.ts';
import { dockingProductApi } from '#contract/docking/product.ts';
import { closingApi } from '#contract/closing/project.ts';
import { jobApplicationApi } from '#contract/recruitment/application.ts';
import { boardApi } from '#contract/recruitment/board.ts';
import { recruitmentDeskApi } from '#contract/recruitment/desk.ts';
import { recruitmentApi } from '#contract/recruitment/position.ts';
import { openDataApi } from './open-data.ts';
import { publicEventDeskApi } from '#contract/public-event/desk.ts';
import { publicEventApi } from '#contract/public-event/public-event.ts';
import { questionnaireDeskApi } from '#contract/questionnaire/desk.ts';
import { questionnaireApi } from '#contract/questionnaire/own.ts';
import { roadShowMatchApi } from '#contract/road-show/match.ts';
import { roadShowSuggestionApi } from '#contract/road-show/suggestion.ts';
import { roadShowApi } from '#contract/road-show/road-show.ts';
import { referenceApi } from '#contract/lists/lists.ts';
import { roleApi } from '#contract/account/role.ts';
import { registrationApi } from './registration.ts';
import { signInApi } from '#contract/sign-in/sign-in.ts';
import { forumDeskApi } from './forum/desk.ts';
import { forumApi } from './forum/programme.ts';
import { participantApi } from '#contract/participant/unit.ts';
import { verificationApi } from './verification.ts';

/** Every endpoint table, for the document and for tests that walk all rows. */
export const apis = {
  fileApi,
  healthApi,
  accountApi,
  ownAccountApi,
  activityApi,
  enrollmentApi,
  applicationApi,
  roleApi,
  participantApi,
  staffParticipantApi,
  messageApi,
  noticeApi,
  noticeTemplateApi,
  supplementApi,
  supplementAnswerApi,
  staffNoticeApi,
  referenceApi,
  registrationApi,
  signInApi,
  verificationApi,
  auditApi,
  exportApi,
  settingApi,
  deskAccountApi,
  deskUnitApi,
  deskActivityApi,
  exhibitionApi,
  generalExhibitionApi,
  deskReferenceApi,
  invitationApi,
  passwordLinkApi,
  inboxApi,
  dashboardApi,
  reportApi,
  approvalApi,
  placesApi,
  daySheetApi,
  dockingProductApi,
  dockingIntentApi,
  closingApi,
  recruitmentApi,
  recruitmentDeskApi,
  jobApplicationApi,
  boardApi,
  roadShowApi,
  roadShowMatchApi,
  roadShowSuggestionApi,
  scheduleApi,
  meetingApi,
  meetingDayApi,
  publicEventApi,
  publicEventDeskApi,
  openDataApi,
  questionnaireApi,
  questionnaireDeskApi,
  forumApi,
  forumDeskApi,
} as const satisfies Record<string, Api>;
