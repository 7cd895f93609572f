import { dockingDeskRoutes, dockingRoutes } from './docking/routes.ts';
import { closingDeskRoutes, closingRoutes } from './closing/routes.ts';
import { recruitmentDeskRoutes, recruitmentRoutes } from './recruitment/routes.ts';
import { enrollmentDeskRoutes } from './enrollment/desk/routes.ts';
import { applicationRoutes } from './application/routes.ts';
import { auditDeskRoutes } from './audit/routes.ts';
import { dashboardDeskRoutes } from './dashboard/routes.ts';
import { exportDeskRoutes } from './export/routes.ts';
import { inboxDeskRoutes } from './inbox/routes.ts';
import { settingDeskRoutes } from './setting/routes.ts';
import { accountDeskRoutes } from './account/desk/routes.ts';
import { deskActivityRoutes } from './activity/desk/routes.ts';
import { deskRoute } from './desk/desk-route.ts';
import { fileRoutes } from './file/routes.ts';
import { forumDeskRoutes, forumRoutes } from './forum/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { invitationDeskRoutes } from './invitation/routes.ts';
import { loginRoutes } from './account/routes.ts';
import { messageDeskRoutes } from './message/routes.ts';
import { noticeDeskRoutes, noticeRoutes } from './notice/routes.ts';
import { participantDeskRoutes, participantRoutes } from './participant/routes.ts';
import { caseRoutes } from './approval/cases/routes.ts';
import { approvalRoutes } from './approval/record/routes.ts';
import { publicEventDeskRoutes, publicEventRoutes } from './public-event/routes.ts';
import { openDataRoutes } from './open-data/routes.ts';
import { questionnaireDeskRoutes, questionnaireRoutes } from './questionnaire/routes.ts';
import { recordRoutes } from './enrollment/records/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { reportDeskRoutes } from './report/routes.ts';
import { roadShowDeskRoutes, roadShowRoutes } from './road-show/routes.ts';
import { roleRoutes } from './account/role/routes.ts';
import { indexRoute } from './shell/index-route.ts';
import { rootRoute } from './shell/root-route.ts';
import { scheduleDeskRoutes, scheduleRoutes } from './schedule/routes.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { takePartRoutes } from './take-part/routes.ts';

/**
 * Every feature's routes, gathered: a feature exports its own from its routes.ts and gets one line here. They come as a
 * file of their own when somebody goes beyond the pages of a first visit (router.ts).
 */
export const routeTree = rootRoute.addChildren([
  indexRoute,
  ...homeRoutes,
  ...loginRoutes,
  ...signInRoutes,
  ...participantRoutes,
  ...applicationRoutes,
  ...forumRoutes,
  ...recordRoutes,
  ...caseRoutes,
  ...approvalRoutes,
  ...takePartRoutes,
  ...registrationRoutes,
  ...dockingRoutes,
  ...closingRoutes,
  ...recruitmentRoutes,
  ...publicEventRoutes,
  ...openDataRoutes,
  ...questionnaireRoutes,
  ...roadShowRoutes,
  ...scheduleRoutes,
  ...roleRoutes,
  ...noticeRoutes,
  ...fileRoutes,
  deskRoute.addChildren([
    ...dashboardDeskRoutes,
    ...reportDeskRoutes,
    ...enrollmentDeskRoutes,
    ...inboxDeskRoutes,
    ...deskActivityRoutes,
    ...forumDeskRoutes,
    ...auditDeskRoutes,
    ...exportDeskRoutes,
    ...settingDeskRoutes,
    ...accountDeskRoutes,
    ...invitationDeskRoutes,
    ...participantDeskRoutes,
    ...dockingDeskRoutes,
    ...closingDeskRoutes,
    ...recruitmentDeskRoutes,
    ...publicEventDeskRoutes,
    ...questionnaireDeskRoutes,
    ...roadShowDeskRoutes,
    ...scheduleDeskRoutes,
    ...messageDeskRoutes,
    ...noticeDeskRoutes,
  ]),
]);
