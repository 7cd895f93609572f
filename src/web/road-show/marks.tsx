import { useLingui } from '@lingui/react/macro';
import type { RecordKind } from '#domain/road-show/record-form.ts';
import { recordStatusOfWire } from '#domain/road-show/record-status.ts';
import { fieldName, isTechnologyField } from '#domain/road-show/technology-fields.ts';
import type { MatchStatus } from '#domain/road-show/match-moves.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { kindWords, matchStatusWords, statusWords } from './words.ts';

/** Where a result or a demand stands. */
export function RecordStanding({ word }: { word: string }) {
  const { t } = useLingui();
  const status = recordStatusOfWire(word);
  if (!status) return word;
  const { label, tone } = statusWords[status];
  return <Badge tone={tone}>{t(label)}</Badge>;
}

export function MatchStanding({ status }: { status: MatchStatus }) {
  const { t } = useLingui();
  const { label, tone } = matchStatusWords[status];
  return <Badge tone={tone}>{t(label)}</Badge>;
}

export function KindName({ kind }: { kind: RecordKind }) {
  const { t } = useLingui();
  return t(kindWords[kind].one);
}

/** A field of technology in the reader's language. */
export function FieldName({ of }: { of: string }) {
  const locale = useLocale();
  return isTechnologyField(of) ? fieldName(of, locale) : null;
}
