import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TemplateCell } from '#contract/notice/template.ts';
import type { NoticeChannel, SupplementStatus } from '#domain/notice/words.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { Tone } from '#web/ui/tone.ts';

export const noticeChannelWords: Record<NoticeChannel, { label: MessageDescriptor; icon: IconName }> = {
  MAIL: { label: msg({ message: 'Mail', comment: 'A kind of message' }), icon: 'mail' },
  SMS: { label: msg({ message: 'SMS', comment: 'A kind of message' }), icon: 'phone' },
  IN_APP: { label: msg({ message: 'In the portal', comment: 'A kind of message: behind the bell' }), icon: 'bell' },
};

export const cellWords: Record<TemplateCell['state'], { label: MessageDescriptor; tone: Tone; icon: IconName }> = {
  ON: { label: msg({ message: 'On', comment: 'Of a template' }), tone: 'good', icon: 'check' },
  OFF: { label: msg({ message: 'Switched off', comment: 'Of a template' }), tone: 'neutral', icon: 'pause' },
  DELETED: { label: msg({ message: 'Deleted', comment: 'Of a template' }), tone: 'bad', icon: 'warning' },
  NONE: { label: msg({ message: 'None', comment: 'Of a template' }), tone: 'neutral', icon: 'minus' },
};

/** What a name in braces stands for. */
export const placeholderWords: Record<string, MessageDescriptor> = {
  recipient: msg`Name of the recipient`,
  portal: msg`Name of the portal`,
  product: msg`Short name of the fund`,
  activity: msg`Name of the activity`,
  unit: msg`Name of the unit`,
  reason: msg`Reason given`,
  otherActivity: msg`Activity that led here`,
  count: msg`How many`,
  names: msg`Names of the people`,
  answer: msg`The organiser's reply`,
  qr: msg`Picture of the code`,
  code: msg`Characters of the code`,
  link: msg`Address of the page`,
  event: msg`Name of the event`,
  until: msg`Last day or time`,
  username: msg`Username`,
  at: msg`Date and time`,
  device: msg`Browser and device`,
  contact: msg`The new contact, partly hidden`,
  title: msg`Title of the notice`,
  text: msg`Text of the notice`,
};

export const supplementWords: Record<SupplementStatus, { label: MessageDescriptor; tone: Tone; icon: IconName }> = {
  DRAFT: { label: msg({ message: 'Draft', comment: 'Of a notice' }), tone: 'neutral', icon: 'edit' },
  SOON: { label: msg({ message: 'Opens later', comment: 'Of a notice' }), tone: 'neutral', icon: 'clock' },
  A: { label: msg({ message: 'Active', comment: 'Of a notice' }), tone: 'good', icon: 'check' },
  CLOSED: { label: msg({ message: 'Closed', comment: 'Of a notice' }), tone: 'neutral', icon: 'lock' },
  WITHDRAWN: { label: msg({ message: 'Withdrawn', comment: 'Of a notice' }), tone: 'neutral', icon: 'ban' },
};
