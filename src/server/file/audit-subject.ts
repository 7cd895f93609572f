import type { AuditSubject } from '#domain/audit/actions.ts';
import type { FileOwnerKind } from '#domain/file/words.ts';

/** Under what the audit keeps the files of a thing: with the thing itself. */
export const auditSubjectOf: Readonly<Record<FileOwnerKind, AuditSubject>> = {
  ACTIVITY: 'activity',
  FORUM: 'forum',
  BOOTHS_AREA_CATEGORY: 'booths_area_category',
  PARTICIPANT: 'participant',
  ENROLLMENT: 'enrollment',
  BOARD: 'board',
  ROAD_SHOW_RECORD: 'road_show_record',
  SUPPLEMENT: 'supplement',
  DOCKING_PRODUCT: 'docking_product',
  CLOSING_PROJECT: 'closing_project',
  JOB_APPLICATION: 'job_application',
  QUESTIONNAIRE_ANSWER: 'questionnaire',
};
