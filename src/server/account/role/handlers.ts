import type { roleApi } from '#contract/account/role.ts';
import type { Handlers } from '#server/serve.ts';
import { autoSignRoadShow } from '#server/enrollment/auto-sign-road-show.ts';
import { autoSign } from '#server/enrollment/auto-sign.ts';
import { inviteToTalk, researchOfficeOf } from '#server/enrollment/invite-to-talk.ts';
import { currentRoadShowUnit, exhibitorOfActivity, ownRoles } from './own-roles.ts';

export const roleHandlers: Handlers<typeof roleApi> = {
  autoSignRecruitCompany: ({ world, actor, body }) =>
    autoSign(world, actor, { ...body, category: 'RECRUIT', orgType: 'RECRUIT_COMPANY' }),
  autoSignRoadshow: ({ world, actor, body }) => autoSignRoadShow(world, actor, body),
  autoSignDock: ({ world, actor, body }) =>
    autoSign(world, actor, { ...body, category: 'DOCKING', orgType: 'DOCKING_EXHIBITOR' }),
  roadshowAccounts: ({ world, actor }) => ownRoles(world, actor.accountId, 'ROADSHOW'),
  dockingExhibitorAccounts: ({ world, actor }) => ownRoles(world, actor.accountId, 'DOCKING_EXHIBITOR'),
  exhibitorOfActivity: ({ world, actor, query }) => exhibitorOfActivity(world, actor, query.activityId),
  inviteToTalk: ({ world, actor, body }) => inviteToTalk(world, actor, body.activityId),
  currentRoadshowUnit: ({ world, actor }) => currentRoadShowUnit(world, actor),
  async roadshowSchoolAccount({ world, actor }) {
    const { schoolCode, unitId, nameTc, nameEn, namePt, person } = await researchOfficeOf(world.db, actor.unitId);
    return { schoolCode, unit: { id: unitId, nameTc, nameEn, namePt }, name: person };
  },
};
