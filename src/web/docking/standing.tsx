import { useLingui } from '@lingui/react/macro';
import type { IntentStatus } from '#domain/docking/intent-moves.ts';
import { type ProductStatus, productStatusOfWire } from '#domain/docking/product-status.ts';
import { intentStatusWords, productStatusWords } from '#domain/docking/status-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { notDocking } from './words.ts';

const productTones: Record<ProductStatus, Tone> = {
  DRAFT: 'neutral',
  CONT_PENDING_APPROVAL: 'info',
  CONT_NOT_PASSE: 'warn',
  '{p}PENDING_APPROVAL': 'info',
  '{p}NOT_PASSED': 'warn',
  PASSED: 'good',
};
const intentTones: Record<IntentStatus, Tone> = { PENDING: 'warn', DOCKED: 'good', UNDOCKING: 'neutral' };

/** Where a product stands. */
export function ProductStanding({ word }: { word: string }) {
  const { t } = useLingui();
  const status = productStatusOfWire(word);
  return status ? <Badge tone={productTones[status]}>{t(productStatusWords[status])}</Badge> : word;
}

/** Null: nobody said anything yet. */
export function IntentStanding({ status }: { status: IntentStatus | null }) {
  const { t } = useLingui();
  if (status === null) return <Badge tone="neutral">{t(notDocking)}</Badge>;
  return <Badge tone={intentTones[status]}>{t(intentStatusWords[status])}</Badge>;
}
