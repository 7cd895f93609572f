import { useLingui } from '@lingui/react/macro';
import { completeness, type QuestionnaireText } from '#domain/questionnaire/check-questions.ts';
import { writtenLanguages } from '#domain/locale.ts';
import { languageOfText, localeNames } from '#web/i18n/locale-names.ts';
import { Badge } from '#web/ui/badge.tsx';

/** How much is said in each language; simplified Chinese is made of the traditional one. */
export function Completeness({ of }: { of: QuestionnaireText }) {
  const { t } = useLingui();
  const counted = completeness(of);
  const shown = [
    ...writtenLanguages.map((language) => ({ language, name: languageOfText[language].name })),
    { language: 'tc', name: localeNames.sc } as const,
  ];
  return (
    <ul aria-label={t`Texts by language`} className="flex flex-wrap gap-2">
      {shown.map(({ language, name }) => {
        const { said, of: all } = counted[language];
        return (
          <li key={name}>
            <Badge tone={said === all ? 'good' : 'warn'}>
              {name} {said}/{all}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
