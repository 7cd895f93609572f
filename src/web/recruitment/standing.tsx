import { useLingui } from '@lingui/react/macro';
import { type PositionStatus, positionStatusOfWire } from '#domain/recruitment/position-status.ts';
import { positionStatusWords } from '#domain/recruitment/status-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/tone.ts';

const tones: Record<PositionStatus, Tone> = {
  DRAFT: 'neutral',
  CONT_PENDING_APPROVAL: 'info',
  CONT_NOT_PASSE: 'warn',
  '{p}PENDING_APPROVAL': 'info',
  '{p}NOT_PASSED': 'warn',
  PASSED: 'good',
  CLOSED: 'neutral',
};

/** Where a position stands. */
export function PositionStanding({ word }: { word: string }) {
  const { t } = useLingui();
  const status = positionStatusOfWire(word);
  return status ? <Badge tone={tones[status]}>{t(positionStatusWords[status])}</Badge> : word;
}
