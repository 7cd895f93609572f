import type { LocalizedText } from '#domain/locale.ts';
import type { PositionStatus } from '#domain/recruitment/position-status.ts';
import { productStageWords } from '#server/docking/stage-words.ts';

/** Where a position stands, as a notice says it. */
export const positionStageWords: Readonly<Record<PositionStatus, LocalizedText>> = {
  ...productStageWords,
  PASSED: { tc: '已公開', en: 'Public', pt: 'Público' },
  CLOSED: { tc: '已結束', en: 'Closed', pt: 'Encerrado' },
};
