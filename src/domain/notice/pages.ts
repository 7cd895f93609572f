import { roadShowArea } from '#domain/activity/category.ts';

/** Of the activity that a notice is about. */
export interface AboutActivity {
  id: string;
  promoter: string | null;
}

/** The pages of the portal that a notice can lead to, by their path below /event. */
export const noticePages = {
  HOME: () => ({ to: '/home', search: {} }) as const,
  RECORDS: () => ({ to: '/activity-records', search: {} }) as const,
  /** Of a contractor. */
  CASES: (about: AboutActivity | null) => ({ to: '/layoutBusiness-list', search: { activityId: about?.id } }) as const,
  /** Of the fund's desk. */
  INBOX: (about: AboutActivity | null) => ({ to: '/admin/inbox', search: { activityId: about?.id } }) as const,
  EVENT: (about: AboutActivity | null) => ({ to: '/event/detail', search: { activityId: about?.id } }) as const,
  PARTICIPANTS: (about: AboutActivity | null) =>
    ({
      to: `${roadShowArea(about?.promoter)}/party-person/apply` as const,
      search: { activityId: about?.id },
    }) as const,
  MEETINGS: (about: AboutActivity | null) => ({ to: '/my-meetings', search: { activityId: about?.id } }) as const,
  /** Of the fund's desk: the meetings of each activity. */
  SCHEDULES: () => ({ to: '/admin/schedule', search: {} }) as const,
  /** Of a road show: own results and demands, what a research office decides, and who is interested in what. */
  ROAD_SHOW_RECORDS: (about: AboutActivity | null) =>
    ({ to: '/talk2/project-manage', search: { activityId: about?.id } }) as const,
  ROAD_SHOW_OFFICE: (about: AboutActivity | null) =>
    ({ to: '/talk2/apply-list', search: { activityId: about?.id } }) as const,
  ROAD_SHOW_MATCHES: (about: AboutActivity | null) =>
    ({ to: '/talk2/match-list', search: { activityId: about?.id } }) as const,
  /** Of a docking: own products or those to decide about, and with whom one's unit would meet. */
  DOCKING_PRODUCTS: (about: AboutActivity | null) =>
    ({ to: '/docking/apply-service-list', search: { activityId: about?.id } }) as const,
  DOCKING_INTENTS: (about: AboutActivity | null) => ({ to: '/docking', search: { activityId: about?.id } }) as const,
  /** Own positions of a fair, and those that its contractor checks. */
  POSITIONS: (about: AboutActivity | null) => ({ to: '/recruit/list', search: { activityId: about?.id } }) as const,
  /** Who applied for them. */
  APPLICATIONS: (about: AboutActivity | null) =>
    ({ to: '/recruit/applications', search: { activityId: about?.id } }) as const,
  POSITIONS_TO_CHECK: (about: AboutActivity | null) =>
    ({ to: '/recruit/contractor', search: { activityId: about?.id } }) as const,
  /** Of a project-closing exhibition: own projects, and those that a contractor designs. */
  CLOSING_PROJECTS: (about: AboutActivity | null) =>
    ({ to: '/exhibition/list', search: { projectActivitiesId: about?.id } }) as const,
  CLOSING_DESIGNS: (about: AboutActivity | null) =>
    ({ to: '/contractor/list', search: { projectActivitiesId: about?.id } }) as const,
  PUBLIC_DEMANDS: (about: AboutActivity | null) =>
    ({ to: '/public-event/demand-list', search: { activityId: about?.id } }) as const,
  QUESTIONNAIRES: (about: AboutActivity | null) =>
    ({ to: '/questionnaire/list', search: { activityId: about?.id } }) as const,
} as const;
export type NoticePage = keyof typeof noticePages;
export const noticePageNames = Object.keys(noticePages) as [NoticePage, ...NoticePage[]];

/** The address of a page below /event, with its query. */
export function pathOfNotice(page: NoticePage, about: AboutActivity | null): string {
  const { to, search } = noticePages[page](about);
  const query = Object.entries(search)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');
  return query ? `${to}?${query}` : to;
}
