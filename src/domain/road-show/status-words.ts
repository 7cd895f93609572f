import { type Message, msg } from '#domain/msg.ts';
import type { MatchStatus } from './match-moves.ts';
import type { RecordStatus } from './record-status.ts';

/** Where a result or a demand stands, in lists and in sheets. */
export const recordStatusWords: Readonly<Record<RecordStatus, Message>> = {
  DRAFT: msg({ message: 'Draft', comment: 'Of a result or demand' }),
  PENDING: msg`With the research office`,
  AGREE: msg`Agreed by the research office`,
  DISAGREE: msg`Returned by the research office`,
  '{p}PENDING': msg`With the fund`,
  '{p}DISAGREE': msg`Returned by the fund`,
  '{p}PUBLISHED': msg({ message: 'Published', comment: 'Of a result or demand' }),
};

export const matchStatusWords: Readonly<Record<MatchStatus, Message>> = {
  PENDING: msg`Waiting for an answer`,
  PASS: msg({ message: 'Matched', comment: 'Both sides said yes' }),
  NOT_PASS: msg({ message: 'Not matched', comment: 'One side said no, or did not answer' }),
};
