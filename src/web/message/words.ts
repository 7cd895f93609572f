import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MessageChannel, MessageKind, MessageState } from '#domain/message/words.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { Tone } from '#web/ui/tone.ts';

export const channelWords: Record<MessageChannel, { label: MessageDescriptor; icon: IconName }> = {
  MAIL: { label: msg({ message: 'Mail', comment: 'A kind of message' }), icon: 'mail' },
  SMS: { label: msg({ message: 'SMS', comment: 'A kind of message' }), icon: 'phone' },
};

export const stateWords: Record<MessageState, { label: MessageDescriptor; tone: Tone; icon: IconName }> = {
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
};

export const kindWords: Record<MessageKind, MessageDescriptor> = {
  PHONE_CODE: msg`Verification code`,
  LIST_RECEIVED: msg`List received`,
  LIST_LOCKED: msg`List locked`,
  CODE_READY: msg`Sign-in code`,
  CODE_REVOKED: msg`Code revoked`,
  REGISTRATION_CANCELLED: msg`Registration cancelled`,
  CHANGE_ACCEPTED: msg`Change accepted`,
  CHANGE_REFUSED: msg`Change refused`,
};
