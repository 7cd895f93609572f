import { useLingui } from '@lingui/react/macro';
import type { RecordKind } from '#domain/road-show/record-form.ts';
import { fieldName, isTechnologyField } from '#domain/road-show/technology-fields.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { kindWords } from './words.ts';

export function KindName({ kind }: { kind: RecordKind }) {
  const { t } = useLingui();
  return t(kindWords[kind].one);
}

/** A field of technology in the reader's language. */
export function FieldName({ of }: { of: string }) {
  const locale = useLocale();
  return isTechnologyField(of) ? fieldName(of, locale) : null;
}
