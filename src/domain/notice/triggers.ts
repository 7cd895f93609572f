import type { NoticePage } from './pages.ts';
import type { NoticeChannel } from './words.ts';

export interface TriggerRow {
  /** What the sender tells, by the name that stands in braces in a template, as {reason}. */
  facts: readonly string[];
  /** Facts that may be empty: a paragraph that names an empty one is left out. */
  optional?: readonly string[];
  /** {activity} is offered, and the activity stands before the subject of a mail. */
  ofActivity: boolean;
  /** The recipient has to do something: said at the beginning of the subject. */
  actionNeeded: boolean;
  /** The channels that have a usual text; staff may write one for any other. */
  channels: readonly NoticeChannel[];
  /** A mail brings the activity's days for a calendar: it tells somebody that they take part. */
  bringsCalendar?: true;
  /** What it tells opens an account or a registration: nobody but the recipient reads it. */
  secret?: true;
  /** Where the notice leads; {link} is its address. Null: nowhere, or the sender tells {link} itself. */
  opens: NoticePage | null;
}

const portal = ['MAIL', 'IN_APP'] as const;
const mail = ['MAIL'] as const;
const mailAndPhone = ['MAIL', 'SMS'] as const;
const everyWay = ['MAIL', 'SMS', 'IN_APP'] as const;

/** What happens that somebody is told of (domain.md "Notices"). */
export const noticeTriggers = {
  ENROLLMENT_RECEIVED: { facts: ['unit'], ofActivity: true, actionNeeded: false, channels: portal, opens: 'RECORDS' },
  ENROLLMENT_RETURNED: {
    facts: ['unit', 'reason'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'RECORDS',
  },
  /** To the reviewer who had returned it. */
  ENROLLMENT_RESUBMITTED: {
    facts: ['unit', 'reason'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'INBOX',
  },
  ENROLLMENT_APPROVED: {
    facts: ['unit', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    bringsCalendar: true,
    channels: portal,
    opens: 'RECORDS',
  },
  ENROLLMENT_CANCELLED: {
    facts: ['unit', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'RECORDS',
  },
  /** Enrolled in a bound activity along with another one. */
  ENROLLMENT_LINKED: {
    facts: ['unit', 'otherActivity'],
    ofActivity: true,
    actionNeeded: false,
    bringsCalendar: true,
    channels: portal,
    opens: 'RECORDS',
  },
  /** To an exhibitor and to a contractor: where the booths stand, and stood before. */
  ENROLLMENT_PLACED: {
    facts: ['unit', 'places', 'before', 'until'],
    optional: ['before', 'until'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'RECORDS',
  },
  CASE_PLACED: {
    facts: ['unit', 'places', 'before', 'until'],
    optional: ['before', 'until'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'CASES',
  },
  /** To the exhibitor, to the contractor who builds from now on, and to the one who did: {other} is the new one. */
  CONTRACTOR_CHANGED: {
    facts: ['unit', 'other', 'reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'RECORDS',
  },
  CASE_GIVEN: {
    facts: ['unit', 'stage', 'reason'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'CASES',
  },
  CASE_TAKEN_AWAY: {
    facts: ['unit', 'reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'CASES',
  },
  /** To an exhibitor and to a contractor: the design of a booth is theirs to go on with, or has moved on. */
  DESIGN_WANTED: {
    facts: ['unit', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'RECORDS',
  },
  DESIGN_MOVED: {
    facts: ['unit', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'RECORDS',
  },
  CASE_WANTED: {
    facts: ['unit', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'CASES',
  },
  CASE_MOVED: {
    facts: ['unit', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'CASES',
  },
  /** To the side whose turn it has been for longer than the office allows. */
  DESIGN_OVERDUE: {
    facts: ['unit', 'stage'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'RECORDS',
  },
  CASE_OVERDUE: { facts: ['unit', 'stage'], ofActivity: true, actionNeeded: true, channels: portal, opens: 'CASES' },
  /** To whoever decides about them: applications that have waited too long, whosever turn it is, once a day. */
  CASES_WAITING: { facts: ['count', 'units'], ofActivity: false, actionNeeded: true, channels: portal, opens: 'INBOX' },
  /** To a school's research office: a result is to be agreed to. */
  RECORD_RECEIVED: {
    facts: ['record', 'unit'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'ROAD_SHOW_OFFICE',
  },
  /** To whoever handed a result or a demand in. */
  RECORD_RETURNED: {
    facts: ['record', 'reason'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'ROAD_SHOW_RECORDS',
  },
  RECORD_MOVED: {
    facts: ['record', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'ROAD_SHOW_RECORDS',
  },
  /** Somebody is interested in what the recipient published. */
  MATCH_ASKED: {
    facts: ['record', 'unit', 'other', 'until'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'ROAD_SHOW_MATCHES',
  },
  MATCH_ANSWERED: {
    facts: ['record', 'other', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'ROAD_SHOW_MATCHES',
  },
  /** To the contractor of an event: a docking product is to be checked. */
  PRODUCT_RECEIVED: {
    facts: ['record', 'unit'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'DOCKING_PRODUCTS',
  },
  /** To whoever handed a docking product in. */
  PRODUCT_RETURNED: {
    facts: ['record', 'reason'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'DOCKING_PRODUCTS',
  },
  PRODUCT_MOVED: {
    facts: ['record', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'DOCKING_PRODUCTS',
  },
  /** Somebody would like to meet about a docking product. */
  INTENT_ASKED: {
    facts: ['record', 'unit', 'note'],
    optional: ['note'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'DOCKING_INTENTS',
  },
  INTENT_MOVED: {
    facts: ['record', 'unit', 'stage', 'times', 'reason'],
    optional: ['times', 'reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'DOCKING_INTENTS',
  },
  /** Times for a meeting were proposed, or one was agreed to. */
  INTENT_TIMES: {
    facts: ['record', 'unit', 'times'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'DOCKING_INTENTS',
  },
  /** To the contractor of a fair: a position is to be checked. */
  POSITION_RECEIVED: {
    facts: ['record', 'unit'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'POSITIONS_TO_CHECK',
  },
  /** To whoever handed a position in. */
  POSITION_RETURNED: {
    facts: ['record', 'reason'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'POSITIONS',
  },
  POSITION_MOVED: {
    facts: ['record', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'POSITIONS',
  },
  /** To whoever applied for a position, who has no account: {link} opens what is theirs, kept until {until}. */
  APPLICATION_RECEIVED: {
    facts: ['record', 'unit', 'until', 'link'],
    ofActivity: true,
    actionNeeded: false,
    channels: mail,
    secret: true,
    opens: null,
  },
  /** Somebody gave their address for the same position once more: what they have stands as it was. */
  APPLICATION_AGAIN: {
    facts: ['record', 'unit', 'link'],
    ofActivity: true,
    actionNeeded: false,
    channels: mail,
    secret: true,
    opens: null,
  },
  APPLICATION_MOVED: {
    facts: ['record', 'unit', 'stage', 'reason', 'link'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: mail,
    secret: true,
    opens: null,
  },
  /** The position takes no more applications, and theirs had no answer yet. */
  APPLICATION_CLOSED: {
    facts: ['record', 'unit', 'link'],
    ofActivity: true,
    actionNeeded: false,
    channels: mail,
    secret: true,
    opens: null,
  },
  /** To a company, once a day: how many applications are new, and for what. */
  APPLICATIONS_ARRIVED: {
    facts: ['count', 'records'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'APPLICATIONS',
  },
  /** One for each who has a meeting that is new, moved or gone: {meetings} are all that there are now. */
  SCHEDULE_RELEASED: {
    facts: ['unit', 'added', 'moved', 'dropped', 'meetings'],
    optional: ['meetings'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'MEETINGS',
  },
  /** {unit} would like another time than {before}: one of {meetings}. */
  SCHEDULE_CHANGE_ASKED: {
    facts: ['unit', 'before', 'meetings', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'MEETINGS',
  },
  SCHEDULE_CHANGE_ANSWERED: {
    facts: ['unit', 'before', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'MEETINGS',
  },
  /** Of the meeting with {unit} at {before}: who did not come, or that it was held after all. */
  MEETING_ATTENDANCE: {
    facts: ['unit', 'before', 'stage'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'MEETINGS',
  },
  /** To the fund: meetings that somebody missed. */
  MEETINGS_MISSED: {
    facts: ['count', 'meetings'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'SCHEDULES',
  },
  /** A slot is free: {unit} can be met at {time}, at the table {table}, if both say yes before {until}. */
  MEETING_OFFERED: {
    facts: ['unit', 'time', 'table', 'until'],
    ofActivity: true,
    actionNeeded: true,
    channels: everyWay,
    opens: 'MEETINGS',
  },
  MEETING_OFFER_ENDED: {
    facts: ['unit', 'time', 'stage'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'MEETINGS',
  },
  /** To whoever registered for a public event, who has no account: {link} opens what is theirs. */
  PUBLIC_SEATED: {
    facts: ['seats', 'day', 'place', 'qr', 'code', 'calendar', 'link'],
    optional: ['place'],
    ofActivity: true,
    actionNeeded: false,
    channels: mail,
    secret: true,
    opens: null,
  },
  PUBLIC_WAITING: {
    facts: ['seats', 'count', 'link'],
    ofActivity: true,
    actionNeeded: false,
    channels: mail,
    secret: true,
    opens: null,
  },
  PUBLIC_OFFERED: {
    facts: ['seats', 'until', 'link'],
    ofActivity: true,
    actionNeeded: true,
    channels: mail,
    secret: true,
    opens: null,
  },
  PUBLIC_ENDED: {
    facts: ['seats', 'stage', 'reason', 'link'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: mail,
    secret: true,
    opens: null,
  },
  /** To a new address of somebody who registered: {link} makes it count, until {until}. */
  PUBLIC_EMAIL_CONFIRM: {
    facts: ['until', 'link'],
    ofActivity: true,
    actionNeeded: true,
    channels: mail,
    secret: true,
    opens: null,
  },
  /** To the address before: {contact} is the new one, of which only its owner recognises the rest. */
  PUBLIC_EMAIL_CHANGED: {
    facts: ['contact'],
    ofActivity: true,
    actionNeeded: false,
    channels: mail,
    opens: null,
  },
  /** Somebody lost the mail with their {link}. */
  PUBLIC_LINK: {
    facts: ['link'],
    ofActivity: true,
    actionNeeded: false,
    channels: mail,
    secret: true,
    opens: null,
  },
  /** To whoever handed a demand in for a public event. */
  PUBLIC_DEMAND_DECIDED: {
    facts: ['record', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'PUBLIC_DEMANDS',
  },
  PUBLIC_REMINDER: {
    facts: ['seats', 'day', 'place', 'qr', 'code', 'calendar', 'link'],
    optional: ['place'],
    ofActivity: true,
    actionNeeded: false,
    channels: mail,
    secret: true,
    opens: null,
  },
  /** To whoever is asked; {link} opens the questionnaire. */
  QUESTIONNAIRE_OPENED: {
    facts: ['title', 'until', 'link'],
    optional: ['until'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    secret: true,
    opens: 'QUESTIONNAIRES',
  },
  /** Only to who has not answered. */
  QUESTIONNAIRE_REMINDER: {
    facts: ['title', 'until', 'link'],
    optional: ['until'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    secret: true,
    opens: 'QUESTIONNAIRES',
  },
  QUESTIONNAIRE_RECEIVED: {
    facts: ['title', 'until', 'link'],
    optional: ['until'],
    ofActivity: true,
    actionNeeded: false,
    channels: mail,
    secret: true,
    opens: 'QUESTIONNAIRES',
  },
  LIST_RECEIVED: {
    facts: ['count', 'names'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'PARTICIPANTS',
  },
  LIST_LOCKED: { facts: ['names'], ofActivity: true, actionNeeded: false, channels: portal, opens: 'PARTICIPANTS' },
  CHANGE_ACCEPTED: {
    facts: ['answer'],
    optional: ['answer'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'PARTICIPANTS',
  },
  CHANGE_REFUSED: {
    facts: ['answer'],
    optional: ['answer'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'PARTICIPANTS',
  },
  /** To a participant, who has no account: {qr} is the picture, {code} its characters, {link} the personal page. */
  CODE_READY: {
    facts: ['qr', 'code', 'link'],
    ofActivity: true,
    actionNeeded: false,
    bringsCalendar: true,
    channels: mailAndPhone,
    opens: null,
  },
  CODE_REVOKED: { facts: [], ofActivity: true, actionNeeded: false, channels: mailAndPhone, opens: null },
  REGISTRATION_CANCELLED: { facts: [], ofActivity: true, actionNeeded: false, channels: mailAndPhone, opens: null },
  /** {link} holds the code of the invitation. */
  INVITATION: {
    facts: ['unit', 'event', 'code', 'until', 'link'],
    optional: ['unit', 'event', 'until'],
    ofActivity: true,
    actionNeeded: false,
    channels: mail,
    secret: true,
    opens: null,
  },
  INVITATION_REMINDER: {
    facts: ['unit', 'event', 'code', 'until', 'link'],
    optional: ['unit', 'event', 'until'],
    ofActivity: true,
    actionNeeded: false,
    channels: mail,
    secret: true,
    opens: null,
  },
  ACCOUNT_REGISTERED: { facts: ['username'], ofActivity: false, actionNeeded: false, channels: portal, opens: 'HOME' },
  /** Opened by staff; {link} is where the first password is set. */
  ACCOUNT_OPENED: {
    facts: ['username', 'link'],
    ofActivity: false,
    actionNeeded: true,
    channels: mail,
    secret: true,
    opens: null,
  },
  /** {link} is where the new password is set, until {until}. */
  PASSWORD_RESET: {
    facts: ['until', 'link'],
    ofActivity: false,
    actionNeeded: true,
    channels: mail,
    secret: true,
    opens: null,
  },
  PASSWORD_CHANGED: { facts: ['at'], ofActivity: false, actionNeeded: false, channels: mail, opens: null },
  NEW_DEVICE: { facts: ['device', 'at'], ofActivity: false, actionNeeded: false, channels: mail, opens: null },
  /** To the address that held until now; {contact} is the new one, masked. */
  CONTACT_CHANGED: { facts: ['contact', 'at'], ofActivity: false, actionNeeded: false, channels: mail, opens: null },
  SUPPLEMENT_PUBLISHED: {
    facts: ['title', 'text', 'until'],
    optional: ['text', 'until'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'EVENT',
  },
  /** To the leader of a project that is to be shown: its text is asked for. */
  CLOSING_INVITED: {
    facts: ['record', 'number'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'CLOSING_PROJECTS',
  },
  /** To the leader of a project whose turn it is. */
  CLOSING_WANTED: {
    facts: ['record', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'CLOSING_PROJECTS',
  },
  /** To the leader of a project that moved on without them. */
  CLOSING_MOVED: {
    facts: ['record', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'CLOSING_PROJECTS',
  },
  /** To the contractor whose turn it is to design the board of a project. */
  CLOSING_DESIGN_WANTED: {
    facts: ['record', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: true,
    channels: portal,
    opens: 'CLOSING_DESIGNS',
  },
  /** To the contractor whose design of a board moved on. */
  CLOSING_DESIGN_MOVED: {
    facts: ['record', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'CLOSING_DESIGNS',
  },
  /** To whoever of the fund checked a project. */
  CLOSING_DECIDED: {
    facts: ['record', 'stage', 'reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'INBOX',
  },
  /** To everybody who takes part, and to participants who have a code. */
  ACTIVITY_CANCELLED: {
    facts: ['reason'],
    optional: ['reason'],
    ofActivity: true,
    actionNeeded: false,
    channels: everyWay,
    opens: 'EVENT',
  },
  /** Written by staff to those enrolled in an activity. */
  STAFF_NOTICE: {
    facts: ['title', 'text'],
    ofActivity: true,
    actionNeeded: false,
    channels: portal,
    opens: 'EVENT',
  },
} as const satisfies Record<string, TriggerRow>;

export type NoticeTrigger = keyof typeof noticeTriggers;
export const triggerNames = Object.keys(noticeTriggers) as NoticeTrigger[];
export const triggerRow = (trigger: NoticeTrigger): TriggerRow => noticeTriggers[trigger];

/** An event may have a text of its own: the notice is about one of its activities. */
export function isOfEvent(trigger: NoticeTrigger): boolean {
  const { ofActivity, facts } = triggerRow(trigger);
  return ofActivity || facts.includes('event');
}

/** What the sender of one trigger must tell. */
export type FactOf<Trigger extends NoticeTrigger> = (typeof noticeTriggers)[Trigger]['facts'][number];

/** {portal} is how the portal is called, {product} the fund's short name. */
export const portalFacts = ['portal', 'product'] as const;

/** Every name that may stand in braces in a template of the trigger. */
export function placeholdersOf(trigger: NoticeTrigger): readonly string[] {
  const { facts, ofActivity, opens } = triggerRow(trigger);
  return ['recipient', ...portalFacts, ...(ofActivity ? ['activity'] : []), ...facts, ...(opens ? ['link'] : [])];
}
