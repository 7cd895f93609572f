import { Trans, useLingui } from '@lingui/react/macro';
import type { IntentStatus } from '#domain/docking/intent-moves.ts';
import { productStatusOfWire } from '#domain/docking/product-status.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { intentStatusWords, notDocking, productStatusWords } from './words.ts';

interface Named {
  nameTc: string;
  nameEn: string;
  namePt: string;
}

/** A draft may have no name yet. */
export function ProductName({ of }: { of: Named }) {
  return of.nameTc || of.nameEn || of.namePt ? (
    <LocalizedName of={namesOf(of)} />
  ) : (
    <Trans comment="Of a draft: nobody gave it a name">Without a name</Trans>
  );
}

/** Where a product stands. */
export function ProductStanding({ word }: { word: string }) {
  const { t } = useLingui();
  const status = productStatusOfWire(word);
  if (!status) return word;
  const { label, tone } = productStatusWords[status];
  return <Badge tone={tone}>{t(label)}</Badge>;
}

/** Null: nobody said anything yet. */
export function IntentStanding({ status }: { status: IntentStatus | null }) {
  const { t } = useLingui();
  if (status === null) return <Badge tone="neutral">{t(notDocking)}</Badge>;
  const { label, tone } = intentStatusWords[status];
  return <Badge tone={tone}>{t(label)}</Badge>;
}
