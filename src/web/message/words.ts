import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MessageChannel, MessageKind, MessageState } from '#domain/message/words.ts';
import type { NoticeTrigger } from '#domain/notice/triggers.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { Tone } from '#web/ui/tone.ts';

export const channelWords: Record<MessageChannel, { label: MessageDescriptor; icon: IconName }> = {
  MAIL: { label: msg({ message: 'Mail', comment: 'A kind of message' }), icon: 'mail' },
  SMS: { label: msg({ message: 'SMS', comment: 'A kind of message' }), icon: 'phone' },
};

export const stateWords: Record<MessageState, { label: MessageDescriptor; tone: Tone; icon: IconName }> = {
  HELD: { label: msg({ message: 'Held', comment: 'State of a message: not sent yet' }), tone: 'info', icon: 'clock' },
  WAITING: { label: msg({ message: 'Waiting', comment: 'State of a message' }), tone: 'info', icon: 'hourglass' },
  SENT: {
    label: msg({ message: 'Sent', context: 'message', comment: 'State of a message' }),
    tone: 'good',
    icon: 'check',
  },
  KEPT: {
    label: msg({ message: 'Kept here', comment: 'State of a message: nothing to send it with' }),
    tone: 'neutral',
    icon: 'save',
  },
  FAILED: { label: msg({ message: 'Failed', comment: 'State of a message' }), tone: 'bad', icon: 'warning' },
  TAKEN_BACK: {
    label: msg({ message: 'Taken back', comment: 'State of a message: never sent' }),
    tone: 'neutral',
    icon: 'undo',
  },
  NO_TEMPLATE: {
    label: msg({ message: 'No template', comment: 'State of a message: there was no text to send' }),
    tone: 'bad',
    icon: 'warning',
  },
};

/** What happened that people are told of. */
export const triggerWords: Record<NoticeTrigger, MessageDescriptor> = {
  ENROLLMENT_RECEIVED: msg`Application received`,
  ENROLLMENT_RETURNED: msg`Application returned`,
  ENROLLMENT_RESUBMITTED: msg`Application handed in again`,
  ENROLLMENT_APPROVED: msg`Application approved`,
  ENROLLMENT_REFUSED: msg`Application refused`,
  ENROLLMENT_CANCELLED: msg`Enrolment cancelled`,
  ENROLLMENT_PLACED: msg`Place of the booth, to the exhibitor`,
  CASE_PLACED: msg`Place of the booth, to the contractor`,
  CONTRACTOR_CHANGED: msg`Another contractor, to the exhibitor`,
  CASE_GIVEN: msg`A booth to build, to the new contractor`,
  CASE_TAKEN_AWAY: msg`A booth given to another, to the contractor until then`,
  DESIGN_WANTED: msg`Booth design: the exhibitor’s turn`,
  DESIGN_MOVED: msg`Booth design moved on, to the exhibitor`,
  CASE_WANTED: msg`Booth design: the contractor’s turn`,
  CASE_MOVED: msg`Booth design moved on, to the contractor`,
  DESIGN_OVERDUE: msg`Booth design: reminder to the exhibitor`,
  SCHEDULE_RELEASED: msg`Meetings: the schedule, or what changed in it`,
  CASES_WAITING: msg`Applications that have waited long, to the fund`,
  SCHEDULE_CHANGE_ASKED: msg`Meetings: another time asked for`,
  SCHEDULE_CHANGE_ANSWERED: msg`Meetings: another time, answered`,
  CASE_OVERDUE: msg`Booth design: reminder to the contractor`,
  RECORD_RECEIVED: msg`Result to be agreed to, to the research office`,
  RECORD_RETURNED: msg`Result or demand returned`,
  RECORD_MOVED: msg`Result or demand moved on`,
  MATCH_ASKED: msg`Somebody is interested`,
  MATCH_ANSWERED: msg`Interest answered`,
  PRODUCT_RECEIVED: msg`Docking product to be checked, to the contractor`,
  PRODUCT_RETURNED: msg`Docking product returned`,
  PRODUCT_MOVED: msg`Docking product moved on`,
  CLOSING_INVITED: msg`Leader of a completed project asked to describe it`,
  CLOSING_WANTED: msg`Completed project: the leader’s turn`,
  CLOSING_MOVED: msg`Completed project moved on, to its leader`,
  CLOSING_DESIGN_WANTED: msg`Board of a completed project: the contractor’s turn`,
  CLOSING_DESIGN_MOVED: msg`Design of a board moved on, to the contractor`,
  CLOSING_DECIDED: msg`Completed project moved on, to who checked it`,
  POSITION_RECEIVED: msg`Position to be checked, to the contractor`,
  POSITION_RETURNED: msg`Position returned`,
  POSITION_MOVED: msg`Position moved on`,
  APPLICATION_RECEIVED: msg`Application for a position: receipt`,
  APPLICATION_AGAIN: msg`Application for a position: sent once more`,
  APPLICATION_MOVED: msg`Application for a position: answer`,
  APPLICATION_CLOSED: msg`Application for a position: position closed`,
  APPLICATIONS_ARRIVED: msg`New applications, to the company`,
  INTENT_ASKED: msg`Somebody would like to meet at a docking`,
  INTENT_MOVED: msg`Docking intent answered`,
  INTENT_TIMES: msg`Time of a docking meeting`,
  ENROLLMENT_LINKED: msg`Enrolled in a linked activity`,
  PUBLIC_SEATED: msg`Public event: seats and codes`,
  PUBLIC_WAITING: msg`Public event: on the waiting list`,
  PUBLIC_OFFERED: msg`Public event: seats to accept`,
  PUBLIC_ENDED: msg`Public event: registration ended`,
  PUBLIC_REMINDER: msg`Public event: reminder`,
  LIST_RECEIVED: msg`List received`,
  LIST_LOCKED: msg`List locked`,
  CHANGE_ACCEPTED: msg`Change accepted`,
  CHANGE_REFUSED: msg`Change refused`,
  CODE_READY: msg`Sign-in code`,
  CODE_REVOKED: msg`Code revoked`,
  REGISTRATION_CANCELLED: msg`Registration cancelled`,
  INVITATION: msg`Invitation`,
  INVITATION_REMINDER: msg`Reminder of an invitation`,
  ACCOUNT_REGISTERED: msg`Account registered`,
  ACCOUNT_OPENED: msg`Account opened by staff`,
  PASSWORD_RESET: msg`Forgotten password`,
  PASSWORD_CHANGED: msg`Password changed`,
  NEW_DEVICE: msg`Login from a new device`,
  CONTACT_CHANGED: msg`Contact changed`,
  SUPPLEMENT_PUBLISHED: msg`Supplementary notice`,
  ACTIVITY_CANCELLED: msg`Activity cancelled`,
  STAFF_NOTICE: msg`Notice from staff`,
};

export const kindWords: Record<MessageKind, MessageDescriptor> = {
  PHONE_CODE: msg`Verification code`,
  MAIL_CODE: msg`Verification code`,
  ...triggerWords,
};
