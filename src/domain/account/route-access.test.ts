import { describe, expect, it } from 'vitest';
import { type OrgType, orgTypes } from './roles.ts';
import { answerOf, routeAccess, type RoutePath, type RouteVisitor } from './route-access.ts';

const paths = Object.keys(routeAccess) as RoutePath[];
const inSeptember = 'the activity of September';
const other = 'another activity';
const visitor = (orgType: OrgType | null): RouteVisitor => ({ orgType, activities: [inSeptember] });
const open = (who: RouteVisitor | null, activity?: string) =>
  paths.filter((path) => answerOf(path, who, activity) === 'open').toSorted();
const pathsOf = (text: string) => text.trim().split(/\s+/).toSorted();

/** Whoever comes. */
const forAnybody = pathsOf(`
  /home /detail /event/detail /invitation-register /forum-sign
  /public-talk/demand-list /public-talk2/list /public-recruit-list /recruit/unit-register /public-json-list
  /public-event /public-event-announce /public-event-register /docking/service-list /docking/service/detail`);

/** Beside those, whoever has logged in, also without a role. */
const forEveryAccount = pathsOf(`
  /activity-records /password-change /contact-change /change-role /change-role2
  /talk-register/enterprise /talk2-register/enterprise
  /sign-in/after-sign`);

const forStaff = `
  /application-detail /layoutBusiness-form /layoutBusiness-form/layoutBusiness-details /layoutBusiness-details
  /layoutBusiness-list
  /exhibition /exhibition/home /exhibition/list /exhibition/form /exhibition/form/ProjectInfo
  /exhibition/form/ImageInfo /exhibition/form/CheckInfo /exhibition/detail /exhibition/preview
  /contractor /contractor/list /contractor/step
  /recruit/contractor /sign-in/list`;
const forRecruiters = '/recruit /recruit/applications /recruit/list /recruit/apply';

/** Beside those, by role: the same table the other way round, written by hand a second time. */
const forRole: Record<OrgType, string> = {
  EXHIBITOR: `
    /application /application/statement /application/entity /application/bulletin /application/upload
    /application/check /application/mif
    /application-detail /layoutBusiness-form /layoutBusiness-form/layoutBusiness-details /layoutBusiness-details
    /boards-change`,
  CONTRACTOR: `
    /application-detail /layoutBusiness-form /layoutBusiness-form/layoutBusiness-details /layoutBusiness-details
    /layoutBusiness-list
    /exhibition/detail /exhibition/preview /contractor /contractor/list /contractor/step
    /recruit /recruit/contractor /docking /docking/apply-service-list /docking/service/apply`,
  PROJECT_CLOSE: `
    /exhibition /exhibition/home /exhibition/list /exhibition/form /exhibition/form/ProjectInfo
    /exhibition/form/ImageInfo /exhibition/form/CheckInfo /exhibition/detail /exhibition/preview
    /contractor /contractor/list /contractor/step`,
  ROADSHOW: `
    /talk /talk/project-list /talk/project-form /talk/party-person/apply /talk/time-plan/list
    /talk/time-plan/personal-list /talk/questionnaire/list /talk/questionnaire/detail /talk/etp/list
    /talk/etp/project/apply /talk/demand/list /talk/demand/apply
    /talk2 /talk2/apply-list /talk2/project-manage /talk2/demand-manage /talk2/project-apply /talk2/demand-apply
    /talk2/party-person/apply /talk2/match-list /talk2/time-plan/personal-list /talk2/time-plan/total-list
    /talk2/questionnaire/list /talk2/questionnaire/detail`,
  DOCKING_EXHIBITOR: `
    /docking /docking/apply-service-list /docking/service/apply /docking/gaming-ept-list`,
  DOCKING_CUSTOMER: '/docking /docking/gaming-ept-list',
  RECRUIT_COMPANY: forRecruiters,
  RECRUIT_PURVEYOR: forRecruiters,
  PUBLIC_INVITED: '/public-event/demand-list /public-event/demand-apply',
  PUBLIC_MONITOR: '/public-event/demand-list',
  FUND_ADMIN: forStaff,
  FUND_REVIEWER: forStaff,
  DOOR_SUPERVISOR: '/sign-in/list',
};
const staff = new Set<OrgType>(['FUND_ADMIN', 'FUND_REVIEWER', 'DOOR_SUPERVISOR']);

describe('walking every route of the documents', () => {
  it('a visitor sees what is for anybody, and is sent to log in everywhere else', () => {
    expect(open(null)).toEqual(forAnybody);
    expect(open(null, inSeptember)).toEqual(forAnybody);
    const others = paths.filter((path) => !forAnybody.includes(path));
    expect(new Set(others.map((path) => answerOf(path, null, inSeptember)))).toEqual(new Set(['login']));
  });

  it('an account without a role sees beside that what is for every account', () => {
    expect(open(visitor(null))).toEqual(forAnybody.concat(forEveryAccount).toSorted());
  });

  it.each(orgTypes)('%s sees beside that its own, and is told at any other that it is not permitted', (orgType) => {
    const own = pathsOf(forRole[orgType]);
    const all = forAnybody.concat(forEveryAccount, own).toSorted();
    expect(open(visitor(orgType))).toEqual(all);
    expect(open(visitor(orgType), inSeptember)).toEqual(all);
    const others = paths.filter((path) => !all.includes(path));
    expect(new Set(others.map((path) => answerOf(path, visitor(orgType), other)))).toEqual(new Set(['noPermission']));
  });

  it.each(orgTypes)('%s is told at its own of an activity that the role does not cover, but for staff', (orgType) => {
    const own = pathsOf(forRole[orgType]) as RoutePath[];
    const answers = new Set(own.map((path) => answerOf(path, visitor(orgType), other)));
    expect(answers).toEqual(new Set([staff.has(orgType) ? 'open' : 'noEvent']));
    expect(open(visitor(orgType), other)).toEqual(expect.arrayContaining([...forAnybody, ...forEveryAccount]));
  });
});
