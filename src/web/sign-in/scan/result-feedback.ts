import type { CardTone } from '#web/door/card/card.ts';
import type { FeedbackKind } from '#web/scanner/feedback-sounds.ts';

/** What is heard and felt for each face of a card. */
export const feedbackOf: Record<CardTone, FeedbackKind> = {
  admitted: 'ADMIT',
  admittedUnlisted: 'ADMIT',
  quiet: 'TICK',
  already: 'ALREADY',
  refused: 'REFUSE',
  elsewhere: 'REFUSE',
  outside: 'REFUSE',
  unknown: 'UNKNOWN',
  failed: 'REFUSE',
};
