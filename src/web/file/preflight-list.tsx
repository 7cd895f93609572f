import { Trans, useLingui } from '@lingui/react/macro';
import type { PreflightFinding } from '#domain/file/preflight.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { findingSentence } from './finding-sentence.ts';

/** What is wrong with a file for what it is for, as it was measured before anybody looked. */
export function PreflightList({ findings }: { findings: readonly PreflightFinding[] }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  if (findings.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {findings.map((finding) => (
        <li key={finding.fault} className="flex flex-col items-start gap-1">
          {finding.level === 'bad' ? (
            <Badge tone="bad" icon="stop">
              <Trans comment="Of a file: it cannot be printed or read as it is">Must be fixed</Trans>
            </Badge>
          ) : (
            <Badge tone="warn" icon="warning">
              <Trans comment="Of a file: it can be handed in all the same">Please check this</Trans>
            </Badge>
          )}
          <span className="text-sm">{findingSentence(finding, i18n, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
