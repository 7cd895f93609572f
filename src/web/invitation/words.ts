import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InvitationDetails } from '#domain/invitation/check-invitation.ts';
import type { InvitationDeed } from '#domain/invitation/desk-deeds.ts';
import type { InvitationState } from '#domain/invitation/words.ts';
import type { MoveWords } from '#web/moves/move-words.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { Tone } from '#web/ui/tone.ts';

export const stateWords: Record<InvitationState, { label: MessageDescriptor; tone: Tone; icon: IconName }> = {
  CREATED: { label: msg({ message: 'Not sent yet', comment: 'Of an invitation' }), tone: 'neutral', icon: 'edit' },
  SENT: {
    label: msg({ message: 'Sent', context: 'invitation', comment: 'Of an invitation' }),
    tone: 'info',
    icon: 'send',
  },
  OPENED: {
    label: msg({ message: 'Link opened', comment: 'Of an invitation: not answered yet' }),
    tone: 'info',
    icon: 'eye',
  },
  BIND_OFFERED: {
    label: msg({ message: 'Has an account, not linked yet', comment: 'Of an invitation' }),
    tone: 'warn',
    icon: 'link',
  },
  ACTIVATED: {
    label: msg({ message: 'Registered', context: 'invitation', comment: 'Of an invitation: answered' }),
    tone: 'good',
    icon: 'check',
  },
  DISABLED: { label: msg({ message: 'Disabled', comment: 'Of an invitation' }), tone: 'bad', icon: 'ban' },
};

export const fieldWords: Record<keyof InvitationDetails, MessageDescriptor> = {
  nameTc: msg`Name in Chinese`,
  nameEn: msg`Name in English`,
  namePt: msg`Name in Portuguese`,
  summary: msg({ message: 'Summary', comment: 'A short text about a unit' }),
  contactPerson: msg`Contact person`,
  countryCode: msg`Country code`,
  contactMobile: msg`Mobile number`,
  contactTelNo: msg`Telephone`,
  contactEmail: msg`E-mail`,
  countryRegionId: msg`Country or region`,
  provinceId: msg`Province`,
  cityId: msg`City`,
  language: msg`Language of messages`,
};

export const actionWords: Readonly<Record<string, MessageDescriptor>> = {
  create: msg({ message: 'Created', comment: 'What happened to an invitation' }),
  send: msg({ message: 'Sent', context: 'invitation', comment: 'Of an invitation' }),
  resend: msg({ message: 'Sent again, with a new link', comment: 'What happened to an invitation' }),
  open: msg({ message: 'Link opened', comment: 'Of an invitation: not answered yet' }),
  offerBinding: msg({ message: 'This e-mail already has an account', comment: 'What happened to an invitation' }),
  bind: msg({ message: 'Linked to an account', comment: 'What happened to an invitation' }),
  register: msg({ message: 'Registered', context: 'invitation', comment: 'Of an invitation: answered' }),
  disable: msg({ message: 'Disabled', comment: 'Of an invitation' }),
  expire: msg({ message: 'Expired', comment: 'What happened to an invitation' }),
};

/** What the desk does with one invitation or many. */
export const deedWords: Readonly<Record<InvitationDeed, MoveWords & { icon: IconName }>> = {
  send: {
    label: msg({ message: 'Send', context: 'invitation', comment: 'A button: mails an invitation' }),
    icon: 'send',
    tone: 'primary',
  },
  resend: { label: msg({ message: 'Send again', comment: 'A button: mails an invitation once more' }), icon: 'bell' },
  disable: {
    label: msg({ message: 'Disable', comment: 'A button: an invitation opens nothing any more' }),
    icon: 'ban',
    title: msg`Disable this invitation?`,
    question: msg`The link stops working. You can send it again later.`,
    confirms: 'danger',
  },
};
