import type { LocalizedText } from '#domain/locale.ts';
import type { MatchStatus } from '#domain/road-show/match-moves.ts';
import type { RecordStatus } from '#domain/road-show/record-status.ts';
import { msg } from '#domain/msg.ts';
import { asEntered } from '#server/i18n/say.ts';

/** Where a result or a demand stands, as a notice says it. */
export const recordStageWords: Readonly<Record<RecordStatus, LocalizedText>> = {
  DRAFT: asEntered(msg`Draft`),
  PENDING: asEntered(msg`With the research office`),
  AGREE: asEntered(msg`Agreed by the research office`),
  DISAGREE: asEntered(msg`Returned by the research office`),
  '{p}PENDING': asEntered(msg({ message: 'With the fund', context: 'road-show' })),
  '{p}DISAGREE': asEntered(msg`Returned by the fund`),
  '{p}PUBLISHED': asEntered(msg({ message: 'Published', context: 'road-show' })),
};

export const matchStageWords: Readonly<Record<MatchStatus, LocalizedText>> = {
  PENDING: asEntered(msg`Waiting for an answer`),
  PASS: asEntered(msg({ message: 'Matched', context: 'road-show' })),
  NOT_PASS: asEntered(msg({ message: 'Not matched', context: 'road-show' })),
};
