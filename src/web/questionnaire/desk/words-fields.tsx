import { type WrittenLanguage, writtenLanguages } from '#domain/locale.ts';
import type { Words } from '#domain/questionnaire/question.ts';
import { languageOfText } from '#web/i18n/locale-names.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface WordsFieldsProps {
  label: string;
  words: Words;
  /** The language in which it must be said before it opens; none where it may be left out. */
  main?: WrittenLanguage;
  disabled: boolean;
  long?: boolean;
  /** The sentence for a problem in one of them. */
  errorIn: (language: WrittenLanguage) => string | undefined;
  onChange: (words: Words) => void;
}

/** The same text in the three languages that it is written in. */
export function WordsFields({ label, words, main, disabled, long = false, errorIn, onChange }: WordsFieldsProps) {
  const Control = long ? TextArea : TextField;
  return (
    <div className="grid items-start gap-3 md:grid-cols-3">
      {writtenLanguages.map((language) => (
        <Control
          key={language}
          label={`${label} · ${languageOfText[language].name}`}
          lang={languageOfText[language].lang}
          required={language === main}
          value={words[language]}
          disabled={disabled}
          error={errorIn(language)}
          {...(long ? { rows: 3 } : {})}
          onChange={(text) => onChange({ ...words, [language]: text })}
        />
      ))}
    </div>
  );
}
