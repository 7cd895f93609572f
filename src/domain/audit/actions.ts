import type { ActivityStateMove } from '#domain/activity/activity-moves.ts';
import type { EnrollmentMove } from '#domain/enrollment/enrollment-moves.ts';
import type { InvitationDeed } from '#domain/invitation/desk-deeds.ts';
import type { InvitationMove } from '#domain/invitation/moves.ts';
import type { ListMove } from '#domain/participant/list-moves.ts';
import type { IntentMove } from '#domain/docking/intent-moves.ts';
import type { ProductMove } from '#domain/docking/product-moves.ts';
import type { ProjectMove } from '#domain/closing/project-moves.ts';
import type { ApplicationMove } from '#domain/recruitment/application-moves.ts';
import type { PositionMove } from '#domain/recruitment/position-moves.ts';
import type { QuestionnaireMove } from '#domain/questionnaire/questionnaire-moves.ts';
import type { DemandMove } from '#domain/public-event/demand.ts';
import type { RegistrationMove } from '#domain/public-event/registration-moves.ts';
import type { MatchMove } from '#domain/road-show/match-moves.ts';
import type { RecordMove } from '#domain/road-show/record-moves.ts';
import type { ChangeMove } from '#domain/schedule/change-moves.ts';
import type { MeetingMove } from '#domain/schedule/meeting-moves.ts';
import type { OfferMove } from '#domain/schedule/offer-moves.ts';
import { plainLists } from '#domain/lists/lists.ts';

/** Lists that staff keep, of an activity or for all of them: what is done to an item, or to the list. */
export const auditedLists = ['exhibitorType', 'areaCategory', 'area', 'place', 'contractor', ...plainLists] as const;
export type AuditedList = (typeof auditedLists)[number];
export const listDeeds = ['create', 'edit', 'remove', 'order', 'copyList'] as const;
export type ListDeed = (typeof listDeeds)[number];

type DeedsOn = {
  account:
    | 'changeContact'
    | 'create'
    | 'edit'
    | 'endSessions'
    | 'login'
    | 'merge'
    | 'register'
    | 'resetPassword'
    | 'restore'
    | 'setPassword'
    | 'suspend';
  session: 'end' | 'endOthers';
  membership: 'add' | 'change' | 'end';
  unit: 'create' | 'edit' | 'merge';
  activity: 'create' | 'copy' | 'edit' | 'undo' | ActivityStateMove;
  event: 'create' | 'edit';
  forum: 'create' | 'edit' | 'publish' | 'unpublish' | 'remove';
  forum_session: 'create' | 'edit' | 'restore' | 'withdraw';
  file: 'add' | 'replace' | 'delete' | 'pass' | 'reject' | 'notApplicable' | 'liftNotApplicable';
  enrollment: 'apply' | 'autoSign' | 'undo' | EnrollmentMove;
  participant:
    | 'arrange'
    | 'cancel'
    | 'correct'
    | 'import'
    | 'reinstate'
    | 'reissueCodes'
    | 'reveal'
    | 'revoke'
    | 'sendCode'
    | 'erase';
  participant_list: ListMove;
  participant_change: 'accept' | 'refuse';
  invitation: 'create' | 'import' | InvitationDeed | InvitationMove;
  road_show_record: 'begin' | 'remove' | 'undo' | RecordMove;
  road_show_match: 'ask' | MatchMove;
  docking_product: 'begin' | 'remove' | 'undo' | ProductMove;
  docking_intent: 'ask' | IntentMove;
  docking_customer: 'save';
  recruitment_position: 'begin' | 'remove' | 'undo' | PositionMove;
  closing_project: 'create' | 'import' | 'contractor' | 'undo' | ProjectMove;
  job_application: 'apply' | 'meet' | 'note' | 'erase' | ApplicationMove;
  public_registration: 'confirm' | 'resend' | RegistrationMove;
  public_demand: 'undo' | DemandMove;
  questionnaire: 'add' | 'save' | 'remove' | 'ask' | 'askNoMore' | QuestionnaireMove;
  message: 'sendAgain' | 'sendFailed' | 'takeBack';
  notice: 'send' | 'takeBack';
  supplement: 'add' | 'edit' | 'publish' | 'status' | 'remove' | 'undo';
  template: 'save' | 'state' | 'reset';
  setting: 'change';
  bulk: 'confirm' | 'undo';
  export: 'start' | 'made' | 'download';
  station: 'create' | 'renewPairing' | 'revoke' | 'switch' | 'handIn';
  supervisorCode: 'set' | 'withdraw';
  sign_in: 'takeBack' | 'cancelKind' | 'restoreKind';
  conflict: 'settle';
  wanted_meeting: 'import';
  schedule_change: 'ask' | ChangeMove;
  schedule_meeting: MeetingMove;
  schedule_offer: 'ask' | OfferMove;
  schedule: 'party' | 'run' | 'change' | 'release' | 'repair';
};

/** What the audit knows to have been done: on what, a dot, and the deed. */
export type AuditAction =
  | { [Kind in keyof DeedsOn]: `${Kind}.${DeedsOn[Kind]}` }[keyof DeedsOn]
  | `${AuditedList}.${ListDeed}`;

/** Cases whose status changes are recorded, and the deeds that may change it. */
export type CaseKind =
  | 'activity'
  | 'closing_project'
  | 'docking_intent'
  | 'docking_product'
  | 'enrollment'
  | 'forum'
  | 'invitation'
  | 'job_application'
  | 'participant_list'
  | 'public_demand'
  | 'public_registration'
  | 'questionnaire'
  | 'recruitment_position'
  | 'road_show_match'
  | 'road_show_record'
  | 'schedule_change'
  | 'schedule_meeting'
  | 'schedule_offer';
export type CaseDeed<Kind extends CaseKind> = DeedsOn[Kind];

/** To what it was done; empty where it was done to nothing in particular. */
export const auditSubjects = [
  'account',
  'unit',
  'activity',
  'event',
  'forum',
  'forum_session',
  'list',
  'booths_area_category',
  'enrollment',
  'board',
  'participant',
  'participant_list',
  'participant_change',
  'invitation',
  'road_show_record',
  'road_show_match',
  'docking_product',
  'docking_intent',
  'recruitment_position',
  'closing_project',
  'job_application',
  'public_registration',
  'public_demand',
  'questionnaire',
  'schedule_change',
  'schedule_meeting',
  'schedule_offer',
  'station',
  'supervisorCode',
  'conflict',
  'message',
  'notice',
  'supplement',
  'template',
  'setting',
  'bulk',
  'export',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];
