import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { enrollmentStatusWord } from '#domain/enrollment/status-words.ts';
import type { BulkItemState, BulkMove, DeedWorkflow, Turn, Workflow } from '#domain/inbox/words.ts';
import { productStatusOfWire } from '#domain/docking/product-status.ts';
import { projectStatuses } from '#domain/closing/project-status.ts';
import { projectStatusWords } from '#domain/closing/project-status-words.ts';
import { demandStatuses } from '#domain/public-event/demand.ts';
import { positionStatusOfWire } from '#domain/recruitment/position-status.ts';
import { recordStatusOfWire } from '#domain/road-show/record-status.ts';
import { productStatusWords } from '#domain/docking/status-words.ts';
import { demandWords } from '#web/public-event/words.ts';
import { positionStatusWords } from '#domain/recruitment/status-words.ts';
import { recordStatusWords } from '#domain/road-show/status-words.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { Tone } from '#web/ui/tone.ts';

export const workflowWords: Record<Workflow, { label: MessageDescriptor; icon: IconName }> = {
  ENROLLMENT: { label: msg`Registrations`, icon: 'booth' },
  PARTICIPANT_LIST: { label: msg`Lists of participants`, icon: 'list' },
  PARTICIPANT_CHANGE: { label: msg`Changes of participants`, icon: 'exchange' },
  INVITATION: { label: msg`Invitations`, icon: 'mail' },
  ROAD_SHOW_RECORD: { label: msg`Results and demands`, icon: 'list' },
  DOCKING_PRODUCT: { label: msg`Matching products`, icon: 'exchange' },
  RECRUITMENT_POSITION: {
    label: msg({ message: 'Positions', comment: 'Work that companies offer' }),
    icon: 'briefcase',
  },
  CLOSING_PROJECT: { label: msg`Completed projects`, icon: 'presentation' },
  PUBLIC_DEMAND: { label: msg`Demands for public events`, icon: 'list' },
  CONFLICT: { label: msg`Conflicts at the door`, icon: 'scan' },
  MESSAGE: { label: msg`Messages not sent`, icon: 'send' },
};

export const whoseTurn: Record<Turn, { label: MessageDescriptor; tone: Tone }> = {
  FUND: { label: msg({ message: 'Our turn', comment: 'The fund has to act next' }), tone: 'warn' },
  UNIT: { label: msg({ message: 'The unit’s turn', comment: 'Who has to act next' }), tone: 'info' },
  OFFICE: { label: msg({ message: 'The research office’s turn', comment: 'Who has to act next' }), tone: 'info' },
  CONTRACTOR: { label: msg({ message: 'The contractor’s turn', comment: 'Who has to act next' }), tone: 'info' },
  INVITED: { label: msg({ message: 'Waiting for an answer', comment: 'Of an invitation' }), tone: 'neutral' },
};

export const moveWords: Record<BulkMove, MessageDescriptor> = {
  approve: msg({ message: 'Approve', comment: 'A decision on a registration' }),
  return: msg({ message: 'Return for correction', comment: 'A decision on a registration' }),
  accept: msg({ message: 'Accept the change', comment: 'A decision on a wish' }),
  refuse: msg({ message: 'Refuse the change', comment: 'A decision on a wish' }),
  assign: msg({ message: 'Assign places', comment: 'A decision on registrations: where their booths stand' }),
  movePlace: msg({ message: 'Move the booths', comment: 'A decision on a registration: other places' }),
  changeContractor: msg({ message: 'Name another contractor', comment: 'A decision on a registration: who builds' }),
  allowChange: msg({ message: 'Allow the change', comment: 'A decision on a wish to change a design' }),
  passWebsite: msg`Accept the pictures for the website`,
  close: msg({ message: 'Close the case', comment: 'A decision: nothing can be changed any more' }),
  cancel: msg({ message: 'Cancel the registration', comment: 'A decision on a registration' }),
  freeze: msg({ message: 'Lock the list', comment: 'A decision: no more changes by the unit' }),
  send: msg({ message: 'Send', context: 'invitation', comment: 'A decision on an invitation' }),
  resend: msg({ message: 'Send again', context: 'invitation', comment: 'A decision on an invitation' }),
  disable: msg({ message: 'Disable', context: 'invitation', comment: 'A decision on an invitation' }),
  sendAgain: msg({ message: 'Send again', comment: 'A message' }),
};

export const itemStateWords: Record<BulkItemState, { label: MessageDescriptor; tone: Tone }> = {
  PLANNED: { label: msg({ message: 'Will change', comment: 'Of a case in a dry run' }), tone: 'info' },
  REFUSED: {
    label: msg({ message: 'No change', comment: 'Of a case that a decision is refused for' }),
    tone: 'warn',
  },
  DONE: { label: msg({ message: 'Changed', comment: 'Of a case after a decision' }), tone: 'good' },
  UNDONE: { label: msg({ message: 'Taken back', comment: 'Of a decision' }), tone: 'neutral' },
  KEPT: { label: msg({ message: 'Not undone', comment: 'Of a decision: something happened later' }), tone: 'warn' },
};

/** Words of the other workflows' states. */
const stateWords: Readonly<Record<string, MessageDescriptor>> = {
  SUBMITTED: msg({ message: 'Sent by the unit', comment: 'State of a list of participants' }),
  LOCKED: msg({ message: 'Locked', comment: 'State of a list of participants' }),
  OPEN: msg({ message: 'To decide', comment: 'State of a change that a unit asks for' }),
  ACCEPTED: msg({ message: 'Accepted', comment: 'State of a change that a unit asks for' }),
  REFUSED: msg({ message: 'Refused', comment: 'State of a change that a unit asks for' }),
  CREATED: msg({ message: 'Not sent yet', comment: 'State of an invitation' }),
  SENT: msg({ message: 'Sent', context: 'invitation', comment: 'State of an invitation' }),
  OPENED: msg({ message: 'Opened', context: 'invitation', comment: 'State of an invitation' }),
  BIND_OFFERED: msg({ message: 'Asked to log in', comment: 'State of an invitation: the address has an account' }),
  high: msg({ message: 'Serious', comment: 'Severity of a conflict at the door' }),
  low: msg({ message: 'Minor', comment: 'Severity of a conflict at the door' }),
  FAILED: msg({ message: 'Failed', comment: 'State of a message' }),
  NO_TEMPLATE: msg({ message: 'No template', comment: 'State of a message: there was no text to send' }),
  WAITING: msg({ message: 'Waiting', comment: 'State of a message' }),
};

/** Null for a word that this version of the portal does not know. */
export const caseStatusWord = (workflow: Workflow | DeedWorkflow, status: string): MessageDescriptor | null =>
  workflow === 'ENROLLMENT'
    ? enrollmentStatusWord(status)
    : workflow === 'ROAD_SHOW_RECORD'
      ? recordStatusWord(status)
      : workflow === 'DOCKING_PRODUCT'
        ? productStatusWord(status)
        : workflow === 'RECRUITMENT_POSITION'
          ? positionStatusWord(status)
          : workflow === 'CLOSING_PROJECT'
            ? projectStatusWord(status)
            : workflow === 'PUBLIC_DEMAND'
              ? demandStatusWord(status)
              : (stateWords[status] ?? null);

const projectStatusWord = (word: string): MessageDescriptor | null => {
  const status = projectStatuses.find((one) => one === word);
  return status ? projectStatusWords[status] : null;
};

const demandStatusWord = (word: string): MessageDescriptor | null => {
  const status = demandStatuses.find((one) => one === word);
  return status ? demandWords[status].label : null;
};

const recordStatusWord = (word: string): MessageDescriptor | null => {
  const status = recordStatusOfWire(word);
  return status && recordStatusWords[status];
};

const productStatusWord = (word: string): MessageDescriptor | null => {
  const status = productStatusOfWire(word);
  return status && productStatusWords[status];
};

export const categoryWords: Record<ActivityCategory, MessageDescriptor> = {
  STWEEK: msg({ message: 'Exhibitions', comment: 'A category of events' }),
  PCLOSE: msg({ message: 'Project closing', comment: 'A category of events' }),
  ROADSHOW: msg({ message: 'Road shows', comment: 'A category of events' }),
  DOCKING: msg({ message: 'Business matching', comment: 'A category of events' }),
  RECRUIT: msg({ message: 'Recruitment', comment: 'A category of events' }),
  PUBLIC: msg({ message: 'Public events', comment: 'A category of events' }),
};

export const factWords: Readonly<Record<string, MessageDescriptor>> = {
  category: msg({ message: 'Category', comment: 'Of an event' }),
  orgType: msg({ message: 'Role', comment: 'In which a unit registered' }),
  boothsCount: msg`Booths requested`,
  assignBoothsCount: msg`Booths approved`,
  createdAt: msg`Started on`,
  submittedAt: msg`Submitted on`,
  day: msg`For the day`,
  text: msg({ message: 'More about it', comment: 'What a unit asks for' }),
  people: msg({ message: 'People', comment: 'How many are on a list' }),
  reason: msg`Reason`,
  askedAt: msg`Requested on`,
  contactPerson: msg`Contact person`,
  sentCount: msg`Times sent`,
  sentAt: msg`Sent on`,
  openedAt: msg`Opened on`,
  expiresAt: msg`Link ends on`,
  gate: msg`Gate`,
  device: msg`Phone`,
  at: msg({ message: 'Time', comment: 'When something happened' }),
  messageKind: msg({ message: 'Message', comment: 'What it tells' }),
  channel: msg`Channel`,
  language: msg`Language`,
  attempts: msg`Attempts`,
  lastError: msg`What went wrong`,
};

const positionStatusWord = (word: string): MessageDescriptor | null => {
  const status = positionStatusOfWire(word);
  return status && positionStatusWords[status];
};
