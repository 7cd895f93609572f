import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChangeButton, ChangeStatus } from '#domain/schedule/change-moves.ts';
import type { Outcome } from '#domain/schedule/outcome.ts';
import { changeStatuses } from '#domain/schedule/change-moves.ts';
import type { Tone } from '#web/ui/tone.ts';

/** Of a reason that one side or staff give. */
export const reasonLimit = 300;

interface Standing {
  label: MessageDescriptor;
  tone: Tone;
}

const standings: Record<ChangeStatus, Standing> = {
  PENDING: {
    label: msg({ message: 'Waiting for the other side', comment: 'A wish for another time of a meeting' }),
    tone: 'warn',
  },
  AGREE: {
    label: msg({ message: 'Both agree; the fund decides', comment: 'A wish for another time of a meeting' }),
    tone: 'info',
  },
  DISAGREE: {
    label: msg({ message: 'Declined by the other side', comment: 'A wish for another time of a meeting' }),
    tone: 'bad',
  },
  '{p}PUBLISHED': {
    label: msg({ message: 'Moved as asked', comment: 'A wish for another time of a meeting' }),
    tone: 'good',
  },
  '{p}DISAGREE': {
    label: msg({ message: 'Rejected by the fund', comment: 'A wish for another time of a meeting' }),
    tone: 'bad',
  },
  CLOSED: { label: msg({ message: 'Taken back', comment: 'A wish for another time of a meeting' }), tone: 'neutral' },
};

/** Where a wish stands, by the word of the wire, which writes the fund's prefix out. */
export const standingOf = (word: string): Standing => {
  const status =
    changeStatuses.find((one) => one === word) ??
    changeStatuses.find((one) => one.startsWith('{p}') && word.endsWith(`_${one.slice(3)}`));
  return standings[status ?? 'CLOSED'];
};

export const changeButtonWords: Record<ChangeButton, MessageDescriptor> = {
  agree: msg({ message: 'Agree', comment: 'To another time of a meeting' }),
  disagree: msg({ message: 'Don’t agree', comment: 'To another time of a meeting' }),
  withdraw: msg({ message: 'Withdraw request', comment: 'For another time of a meeting' }),
  refuse: msg({ message: 'Don’t approve', comment: 'Another time of a meeting' }),
};

export const outcomeWords: Record<Outcome, MessageDescriptor> = {
  AGREED: msg({ message: 'We agreed on something', comment: 'What came of a meeting' }),
  GOING_ON: msg({ message: 'We’re still talking', comment: 'What came of a meeting' }),
  NOTHING: msg({ message: 'Nothing came of it', comment: 'What came of a meeting' }),
  NOT_HELD: msg({ message: 'It didn’t take place', comment: 'What came of a meeting' }),
};
