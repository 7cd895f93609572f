import type { Api } from './api.ts';
import { accountApi } from './account.ts';
import { activityApi } from './activity.ts';
import { deskAccountApi } from './desk-account.ts';
import { deskActivityApi } from './desk-activity.ts';
import { deskUnitApi } from './desk-unit.ts';
import { enrollmentApi } from './enrollment.ts';
import { auditApi } from './audit.ts';
import { deskReferenceApi } from './desk-reference.ts';
import { exhibitionApi, generalExhibitionApi } from './exhibition.ts';
import { exportApi } from './export.ts';
import { settingApi } from './setting.ts';
import { inboxApi } from './inbox.ts';
import { dashboardApi } from './dashboard.ts';
import { fileApi } from './file.ts';
import { healthApi } from './health.ts';
import { messageApi } from './message.ts';
import { noticeApi } from './notice.ts';
import { noticeTemplateApi } from './notice-template.ts';
import { staffNoticeApi } from './staff-notice.ts';
import { supplementApi } from './supplement.ts';
import { ownAccountApi } from './own-account.ts';
import { staffParticipantApi } from './staff-participant.ts';
import { invitationApi } from './invitation.ts';
import { passwordLinkApi } from './password-link.ts';
import { referenceApi } from './reference.ts';
import { roleApi } from './role.ts';
import { registrationApi } from './registration.ts';
import { signInApi } from './sign-in.ts';
import { participantApi } from './unit-participant.ts';
import { verificationApi } from './verification.ts';

/** Every endpoint table, for the document and for tests that walk all rows. */
export const apis = {
  fileApi,
  healthApi,
  accountApi,
  ownAccountApi,
  activityApi,
  enrollmentApi,
  roleApi,
  participantApi,
  staffParticipantApi,
  messageApi,
  noticeApi,
  noticeTemplateApi,
  supplementApi,
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
} as const satisfies Record<string, Api>;
