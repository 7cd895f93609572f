/** The pages of the portal that a notice can lead to; those of an activity get its id as `activityId`. */
export const noticePages = {
  HOME: { path: '/home', ofActivity: false },
  EVENT: { path: '/event/detail', ofActivity: true },
  RECORDS: { path: '/activity-records', ofActivity: false },
  PARTICIPANTS: { path: '/talk/party-person/apply', ofActivity: true },
  NOTICES: { path: '/notices', ofActivity: false },
} as const;
export type NoticePage = keyof typeof noticePages;

/** Below /event. */
export function pathOfNotice(page: NoticePage, activityId: string | null): string {
  const { path, ofActivity } = noticePages[page];
  return ofActivity && activityId ? `${path}?activityId=${activityId}` : path;
}
