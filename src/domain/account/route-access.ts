import { fundStaff, isStaffRole, type OrgType } from './roles.ts';

/** Who may open a page: anybody, any account, or an account whose present role is listed (D1 §6, D2 §6; G81). */
export type RouteAccess = 'anybody' | 'account' | readonly OrgType[];

const exhibitor = ['EXHIBITOR'] as const;
const contractor = ['CONTRACTOR', ...fundStaff] as const;
const project = ['PROJECT_CLOSE', ...fundStaff] as const;
const projectOrContractor = ['PROJECT_CLOSE', 'CONTRACTOR', ...fundStaff] as const;
const roadShow = ['ROADSHOW'] as const;
const docking = ['DOCKING_EXHIBITOR', 'DOCKING_CUSTOMER'] as const;
const recruiters = ['RECRUIT_COMPANY', 'RECRUIT_PURVEYOR'] as const;
const publicUnits = ['PUBLIC_INVITED', 'PUBLIC_MONITOR'] as const;

/** Every route of the documents (D1 §2, D2 §2) below /event, in their order. */
export const routeAccess = {
  '/home': 'anybody',
  '/detail': 'anybody',
  '/event/detail': 'anybody',
  '/application': exhibitor,
  '/application/statement': exhibitor,
  '/application/entity': exhibitor,
  '/application/bulletin': exhibitor,
  '/application/upload': exhibitor,
  '/application/check': exhibitor,
  '/application/mif': exhibitor,
  '/application-detail': [...exhibitor, ...contractor],
  '/layoutBusiness-form': [...exhibitor, ...contractor],
  '/layoutBusiness-form/layoutBusiness-details': [...exhibitor, ...contractor],
  '/layoutBusiness-details': [...exhibitor, ...contractor],
  '/layoutBusiness-list': contractor,
  '/boards-change': exhibitor,
  '/activity-records': 'account',
  '/password-change': 'account',
  '/contact-change': 'account',
  '/invitation-register': 'anybody',
  '/change-role': 'account',
  '/change-role2': 'account',
  '/exhibition': project,
  '/exhibition/home': project,
  '/exhibition/list': project,
  '/exhibition/form': project,
  '/exhibition/form/ProjectInfo': project,
  '/exhibition/form/ImageInfo': project,
  '/exhibition/form/CheckInfo': project,
  '/exhibition/detail': projectOrContractor,
  '/exhibition/preview': projectOrContractor,
  '/contractor': projectOrContractor,
  '/contractor/list': projectOrContractor,
  '/contractor/step': projectOrContractor,
  '/talk': roadShow,
  '/talk/project-list': roadShow,
  '/talk/project-form': roadShow,
  '/talk/party-person/apply': roadShow,
  '/talk/time-plan/list': roadShow,
  '/talk/time-plan/personal-list': roadShow,
  '/talk/questionnaire/list': roadShow,
  '/talk/questionnaire/detail': roadShow,
  '/talk/etp/list': roadShow,
  '/talk/etp/project/apply': roadShow,
  '/talk/demand/list': roadShow,
  '/talk/demand/apply': roadShow,
  '/talk2': roadShow,
  '/talk2/apply-list': roadShow,
  '/talk2/project-manage': roadShow,
  '/talk2/demand-manage': roadShow,
  '/talk2/project-apply': roadShow,
  '/talk2/demand-apply': roadShow,
  '/talk2/party-person/apply': roadShow,
  '/talk2/match-list': roadShow,
  '/talk2/time-plan/personal-list': roadShow,
  '/talk2/time-plan/total-list': roadShow,
  '/talk2/questionnaire/list': roadShow,
  '/talk2/questionnaire/detail': roadShow,
  '/talk-register/enterprise': 'account',
  '/talk2-register/enterprise': 'account',
  '/public-talk/demand-list': 'anybody',
  '/public-talk2/list': 'anybody',
  '/sign-in/list': ['DOOR_SUPERVISOR', ...fundStaff],
  '/sign-in/after-sign': 'account',
  '/recruit': [...recruiters, 'CONTRACTOR'],
  '/recruit/contractor': ['CONTRACTOR', ...fundStaff],
  '/recruit/list': recruiters,
  '/recruit/apply': recruiters,
  '/recruit/applications': recruiters,
  // A company without an account makes itself one here.
  '/recruit/unit-register': 'anybody',
  '/public-recruit-list': 'anybody',
  // The contractor of the event checks what exhibitors hand in.
  '/docking': [...docking, 'CONTRACTOR'],
  '/docking/apply-service-list': ['DOCKING_EXHIBITOR', 'CONTRACTOR'],
  '/docking/service/apply': ['DOCKING_EXHIBITOR', 'CONTRACTOR'],
  // The list is for visitors too (row 205).
  '/docking/service-list': 'anybody',
  '/docking/service/detail': 'anybody',
  '/docking/gaming-ept-list': docking,
  // Links of other activities lead here without a change of role (D1 §6), and anybody may come.
  '/public-event': 'anybody',
  '/public-event/demand-list': publicUnits,
  '/public-event/demand-apply': ['PUBLIC_INVITED'],
  '/public-event-announce': 'anybody',
  '/public-event-register': 'anybody',
  '/public-json-list': 'anybody',
  '/forum-sign': 'anybody',
} as const satisfies Record<string, RouteAccess>;

export type RoutePath = keyof typeof routeAccess;

/** Who asks: null for a visitor. */
export interface RouteVisitor {
  orgType: OrgType | null;
  /** What the present role covers; staff roles cover everything. */
  activities: readonly string[];
}

/**
 * What a page answers. `login`: come back to it after a login. `noPermission` and `noEvent`: say so and go home
 * (D1 §6).
 */
export type RouteAnswer = 'open' | 'login' | 'noPermission' | 'noEvent';

export function answerOf(path: RoutePath, visitor: RouteVisitor | null, activityId: string | undefined): RouteAnswer {
  const access: RouteAccess = routeAccess[path];
  if (access === 'anybody') return 'open';
  if (!visitor) return 'login';
  if (access === 'account') return 'open';
  const { orgType, activities } = visitor;
  if (!orgType || !access.includes(orgType)) return 'noPermission';
  if (activityId === undefined || isStaffRole(orgType)) return 'open';
  return activities.includes(activityId) ? 'open' : 'noEvent';
}
