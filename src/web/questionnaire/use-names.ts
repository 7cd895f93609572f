import { chooseText, type LocalizedText } from '#domain/locale.ts';
import { useSimplified } from '#web/i18n/simplified.ts';
import { useLocale } from '#web/i18n/use-locale.ts';

/** Texts of a questionnaire in the reader's language, for where a plain text is wanted. */
export function useNames(): (words: LocalizedText) => string {
  const locale = useLocale();
  const simplify = useSimplified(locale === 'sc');
  return (words) => {
    const chosen = chooseText(words, locale);
    if (!chosen) return '';
    return locale === 'sc' && chosen.written === 'tc' ? simplify(chosen.text) : chosen.text;
  };
}
