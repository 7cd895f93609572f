import type { LocalizedText } from '#domain/locale.ts';
import type { PositionStatus } from '#domain/recruitment/position-status.ts';
import { productStageWords } from '#server/docking/stage-words.ts';
import { msg } from '#domain/msg.ts';
import { asEntered } from '#server/i18n/say.ts';

/** Where a position stands, as a notice says it. */
export const positionStageWords: Readonly<Record<PositionStatus, LocalizedText>> = {
  ...productStageWords,
  PASSED: asEntered(msg({ message: 'Public', context: 'recruitment' })),
  CLOSED: asEntered(msg({ message: 'Closed', context: 'recruitment' })),
};
