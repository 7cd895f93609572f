import { Trans, useLingui } from '@lingui/react/macro';
import { enrollmentStatusWord } from '#web/inbox/case-words.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import type { Shown } from './queries.ts';
import { asideWords, partyWords } from './words.ts';

/** Every change of an application, newest first: what it became, who did it, when, and what was said. */
export function Story({ of: { story } }: { of: Shown }) {
  const { t } = useLingui();
  if (story.length === 0) return null;
  return (
    <Card title={<Trans comment="Of an application: what happened, newest first">History</Trans>}>
      <ol className="flex flex-col gap-4 border-l-2 border-line pl-4">
        {story.map((line) => {
          const word = (line.from === line.to && asideWords[line.action]) || enrollmentStatusWord(line.to);
          const role = partyWords[line.role];
          return (
            <li key={`${line.at} ${line.action} ${line.to}`}>
              <p className="font-medium">{word ? t(word) : line.to}</p>
              <p className="text-sm text-muted">
                <DateTime at={line.at} short />
                {line.by && (
                  <>
                    {' · '}
                    <LocalizedName of={line.by} />
                  </>
                )}
                {role && ` · ${t(role)}`}
              </p>
              {line.reason && <p className="mt-1 rounded-lg bg-sunken px-3 py-2 whitespace-pre-line">{line.reason}</p>}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
