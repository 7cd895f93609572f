import { useLingui } from '@lingui/react/macro';
import type { MatchStatus } from '#domain/road-show/match-moves.ts';
import { type RecordStatus, recordStatusOfWire } from '#domain/road-show/record-status.ts';
import { matchStatusWords, recordStatusWords } from '#domain/road-show/status-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/tone.ts';

const recordTones: Record<RecordStatus, Tone> = {
  DRAFT: 'neutral',
  PENDING: 'info',
  AGREE: 'info',
  DISAGREE: 'warn',
  '{p}PENDING': 'info',
  '{p}DISAGREE': 'warn',
  '{p}PUBLISHED': 'good',
};
const matchTones: Record<MatchStatus, Tone> = { PENDING: 'warn', PASS: 'good', NOT_PASS: 'neutral' };

/** Where a result or a demand stands. */
export function RecordStanding({ word }: { word: string }) {
  const { t } = useLingui();
  const status = recordStatusOfWire(word);
  return status ? <Badge tone={recordTones[status]}>{t(recordStatusWords[status])}</Badge> : word;
}

export function MatchStanding({ status }: { status: MatchStatus }) {
  const { t } = useLingui();
  return <Badge tone={matchTones[status]}>{t(matchStatusWords[status])}</Badge>;
}
