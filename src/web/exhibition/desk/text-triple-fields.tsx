import { type LanguageSuffix, languageSuffixes } from '#domain/activity/activity-fields.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { languageNames } from '#web/activity/desk/words.ts';

interface TextFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** One text in the three stored languages, beside each other where there is room. */
export const TextTripleFields = ({
  label,
  limit,
  field,
}: {
  label: string;
  limit: number;
  field: (language: LanguageSuffix) => TextFieldProps;
}) => (
  <div className="grid gap-4 md:grid-cols-3">
    {languageSuffixes.map((language) => (
      <TextArea
        key={language}
        {...field(language)}
        label={`${label} · ${languageNames[language].name}`}
        lang={languageNames[language].lang}
        limit={limit}
        rows={3}
      />
    ))}
  </div>
);
