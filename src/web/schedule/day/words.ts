import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MeetingButton, MeetingMove, MeetingStatus } from '#domain/schedule/meeting-moves.ts';
import type { OfferStatus } from '#domain/schedule/offer-moves.ts';
import type { Tone } from '#web/ui/tone.ts';

interface Word {
  label: MessageDescriptor;
  tone: Tone;
}

export const meetingWords: Record<MeetingStatus, Word> = {
  PUBLISHED: { label: msg({ message: 'Scheduled', comment: 'State of a meeting on its day' }), tone: 'neutral' },
  HELD: { label: msg({ message: 'Held', context: 'meeting', comment: 'State of a meeting' }), tone: 'good' },
  NO_SHOW: { label: msg({ message: 'Missed', comment: 'State of a meeting: somebody did not come' }), tone: 'bad' },
  CANCELLED: { label: msg({ message: 'Cancelled', context: 'meeting', comment: 'State of a meeting' }), tone: 'warn' },
};

export const offerWords: Record<OfferStatus, Word> = {
  OPEN: { label: msg({ message: 'Waiting for an answer', comment: 'State of an offered time' }), tone: 'warn' },
  ACCEPTED: { label: msg({ message: 'Both accepted', comment: 'State of an offered time' }), tone: 'good' },
  DECLINED: { label: msg({ message: 'Declined', context: 'offer', comment: 'State of an offered time' }), tone: 'bad' },
  LAPSED: {
    label: msg({ message: 'Expired', context: 'offer', comment: 'State of an offered time' }),
    tone: 'neutral',
  },
};

export const markWords: Record<MeetingButton, MessageDescriptor> = {
  markHeld: msg({ message: 'Mark as held', comment: 'A meeting' }),
  markMissed: msg({ message: 'Mark as missed', comment: 'A meeting' }),
  undo: msg({ message: 'Undo', comment: 'What was recorded of a meeting' }),
};

/** What happened to a meeting, a line of its history. */
export const deedWords: Record<MeetingMove, MessageDescriptor> = {
  hold: msg({ message: 'Held', context: 'history', comment: 'A meeting, by the door' }),
  miss: msg({ message: 'Missed', context: 'history', comment: 'A meeting, by the door' }),
  reopen: msg({ message: 'Open again: a sign-in was taken back', comment: 'A meeting, by the door' }),
  markHeld: msg({ message: 'Marked as held', comment: 'A meeting, by staff' }),
  markMissed: msg({ message: 'Marked as missed', comment: 'A meeting, by staff' }),
  undo: msg({ message: 'Undone', context: 'history', comment: 'What was recorded of a meeting, by staff' }),
  cancel: msg({ message: 'Cancelled', context: 'history', comment: 'A meeting' }),
  restore: msg({ message: 'Scheduled again', comment: 'A cancelled meeting' }),
};
