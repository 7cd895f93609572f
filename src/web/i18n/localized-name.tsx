import { useLingui } from '@lingui/react/macro';
import { bcp47, chooseText, type LocalizedText } from '#domain/locale.ts';
import { languageOfText } from './locale-names.ts';
import { useSimplified } from './simplified.ts';
import { useLocale } from './use-locale.ts';

interface Name {
  text: string;
  /** For the `lang` attribute; absent where it is the page's own language. */
  lang: string | undefined;
  /** The text was converted from traditional characters for display (G03). */
  converted: boolean;
}

/** A name or text in the reader's language, else in the next best one; an empty string when nobody entered any. */
export function useName(texts: LocalizedText): Name {
  const locale = useLocale();
  const chosen = chooseText(texts, locale);
  const converted = locale === 'sc' && chosen?.written === 'tc';
  const simplify = useSimplified(converted);
  if (!chosen) return { text: '', lang: undefined, converted: false };
  const lang = converted ? bcp47.sc : languageOfText[chosen.written].lang;
  return { text: simplify(chosen.text), lang, converted };
}

/** @example <LocalizedName of={namesOf(activity)} /> */
export function LocalizedName({ of, className }: { of: LocalizedText; className?: string }) {
  const { t } = useLingui();
  const { text, lang, converted } = useName(of);
  return (
    <span
      lang={lang}
      className={className}
      title={converted ? t`Shown in simplified characters; written in traditional ones` : undefined}
    >
      {text}
    </span>
  );
}
