import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DemandMove, DemandStatus } from '#domain/public-event/demand.ts';
import type { RegistrationStatus } from '#domain/public-event/registration-moves.ts';
import type { MoveWords } from '#web/moves/move-words.ts';
import type { Tone } from '#web/ui/tone.ts';

interface Word {
  label: MessageDescriptor;
  tone: Tone;
}

export const registrationWords: Record<RegistrationStatus, Word> = {
  SEATED: { label: msg({ message: 'Seats confirmed', comment: 'A registration for a public event' }), tone: 'good' },
  OFFERED: { label: msg`Seats offered`, tone: 'warn' },
  WAITING: { label: msg`On the waiting list`, tone: 'info' },
  CANCELLED: { label: msg({ message: 'Cancelled', comment: 'A registration for a public event' }), tone: 'neutral' },
  EXPIRED: { label: msg`Not accepted in time`, tone: 'neutral' },
};

export const demandWords: Record<DemandStatus, Word> = {
  PENDING: { label: msg({ message: 'Waiting for the fund', comment: 'A demand for a public event' }), tone: 'info' },
  APPROVED: { label: msg({ message: 'Approved', comment: 'A demand for a public event' }), tone: 'good' },
  REJECTED: { label: msg({ message: 'Rejected', comment: 'A demand for a public event' }), tone: 'bad' },
};

export const deskMoveWords: Record<'offer' | 'cancel', MoveWords> = {
  offer: {
    label: msg`Offer seats`,
    icon: 'send',
    question: msg`The seats are held for this registration, ahead of others waiting. We’ll e-mail the person who registered.`,
  },
  cancel: {
    label: msg({ message: 'Cancel', comment: 'The registration of somebody else' }),
    tone: 'quiet',
    confirms: 'danger',
    title: msg`Cancel this registration?`,
    question: msg`Its codes stop working and its seats go to the waiting list. We’ll e-mail the person who registered.`,
    note: msg`Reason`,
  },
};

export const demandMoveWords: Record<DemandMove, MoveWords> = {
  approve: {
    label: msg({ message: 'Approve', comment: 'A demand for a public event' }),
    icon: 'check',
    note: msg`Note to the unit`,
    done: msg({ message: 'Approved.', comment: 'A demand for a public event' }),
  },
  reject: {
    label: msg({ message: 'Reject', comment: 'A demand for a public event' }),
    tone: 'quiet',
    confirms: 'danger',
    note: msg`Reason`,
    done: msg({ message: 'Rejected.', comment: 'A demand for a public event' }),
  },
};
