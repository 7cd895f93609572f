import { useLingui } from '@lingui/react/macro';
import type { BoardRow } from '#contract/recruitment/board.ts';
import { Badge } from '#web/ui/badge.tsx';
import { applicationStatusWords } from '../words.ts';

export function ApplicationStanding({ of: { status } }: { of: Pick<BoardRow, 'status'> }) {
  const { t } = useLingui();
  const { label, tone } = applicationStatusWords[status];
  return <Badge tone={tone}>{t(label)}</Badge>;
}
