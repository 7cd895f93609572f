import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import {
  type ActivityText,
  activityTextNames,
  activityTexts,
  type LanguageSuffix,
  languageSuffixes,
} from '#domain/activity/activity-fields.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import type { FormTabProps } from './form-tab.ts';
import { languageNames, textWords } from './words.ts';

/** Texts of this length and more are written in a box. */
const longText = 1000;
const rows: Partial<Record<ActivityText, number>> = { description: 8, statement: 5, remark: 4 };

/** The three stored languages beside each other on a desk, one at a time on a phone. */
export function TextsTab({ form }: FormTabProps) {
  const { t } = useWords();
  const beside = useWide(1080);
  const [chosen, setChosen] = useState<LanguageSuffix>('Tc');
  const faulty = languageSuffixes.find((language) =>
    activityTextNames.some((text) => form.errorAt(`${text}${language}`) !== undefined),
  );
  useEffect(() => {
    if (faulty) setChosen(faulty);
  }, [faulty]);

  if (beside) {
    return (
      <div className="grid gap-x-5 gap-y-6">
        {activityTextNames.map((text) => (
          <div key={text} className="grid grid-cols-3 gap-5">
            {languageSuffixes.map((language) => (
              <OneText key={language} form={form} text={text} language={language} withLanguage />
            ))}
          </div>
        ))}
      </div>
    );
  }
  return (
    <Tabs
      label={t({ message: 'Languages', comment: 'A column' })}
      value={chosen}
      onChange={setChosen}
      tabs={languageSuffixes.map((language) => ({
        id: language,
        label: <span lang={languageNames[language].lang}>{languageNames[language].name}</span>,
      }))}
    >
      <div className="grid gap-5">
        {activityTextNames.map((text) => (
          <OneText key={text} form={form} text={text} language={chosen} />
        ))}
      </div>
    </Tabs>
  );
}

function OneText({
  form,
  text,
  language,
  withLanguage,
}: {
  form: FormTabProps['form'];
  text: ActivityText;
  language: LanguageSuffix;
  /** The label says the language too. */
  withLanguage?: boolean;
}) {
  const { i18n } = useLingui();
  const { name, lang } = languageNames[language];
  const label = withLanguage ? `${i18n._(textWords[text])} · ${name}` : i18n._(textWords[text]);
  const common = { ...form.field(`${text}${language}`), label, lang, limit: activityTexts[text] };
  return activityTexts[text] < longText ? <TextField {...common} /> : <TextArea {...common} rows={rows[text] ?? 4} />;
}
