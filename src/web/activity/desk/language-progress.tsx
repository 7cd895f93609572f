import { Trans } from '@lingui/react/macro';
import { type Completeness, type LanguageSuffix, languageSuffixes } from '#domain/activity/activity-fields.ts';
import { Badge } from '#web/ui/badge.tsx';
import { languageNames } from './words.ts';

/** How much is written in each stored language: a tick where nothing is missing, else how many of how many. */
export const LanguageProgress = ({ of }: { of: Record<LanguageSuffix, Completeness> }) => (
  <span className="inline-flex flex-wrap gap-1 md:flex-nowrap md:whitespace-nowrap">
    {languageSuffixes.map((language) => {
      const { filled, missing } = of[language];
      const all = filled + missing.length;
      const { name, short, lang } = languageNames[language];
      return (
        <Badge key={language} tone={missing.length === 0 ? 'good' : filled === 0 ? 'neutral' : 'warn'}>
          <span aria-hidden>{short}</span>
          <span className="sr-only" lang={lang}>
            {name}
          </span>
          <span className="tabular-nums">
            <Trans comment="How many of how many texts are written in a language">
              {filled}/{all}
            </Trans>
          </span>
        </Badge>
      );
    })}
  </span>
);
