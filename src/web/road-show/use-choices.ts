import { useLingui } from '@lingui/react/macro';
import { recordKinds } from '#domain/road-show/record-form.ts';
import { fieldName, technologyFieldNames } from '#domain/road-show/technology-fields.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { kindWords } from './words.ts';

/** The fields of technology, as choices. */
export function useFieldChoices() {
  const locale = useLocale();
  return technologyFieldNames.map((value) => ({ value, label: fieldName(value, locale) }));
}

/** Results and demands, as choices. */
export function useKindChoices() {
  const { t } = useLingui();
  return recordKinds.map((value) => ({ value, label: t(kindWords[value].many) }));
}
