import { useLingui } from '@lingui/react/macro';
import { type LanguageSuffix, languageSuffixes } from '#domain/activity/activity-fields.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { languageNames } from './words.ts';

type NameField = `name${LanguageSuffix}`;

/** A name in the three stored languages. */
export function NamesFields({
  field,
  limit = 200,
}: {
  field: (name: NameField) => {
    name: string;
    value: string;
    onChange: (value: string) => void;
    error: string | undefined;
  };
  limit?: number;
}) {
  const { t } = useLingui();
  return (
    <>
      {languageSuffixes.map((language) => {
        const { name, lang } = languageNames[language];
        return (
          <TextField
            key={language}
            {...field(`name${language}`)}
            label={t`Name in ${name}`}
            lang={lang}
            limit={limit}
          />
        );
      })}
    </>
  );
}
