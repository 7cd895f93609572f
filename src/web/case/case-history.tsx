import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CaseMove } from '#contract/case-move.ts';
import { HistoryCard } from '#web/desk/history-card.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';

interface CaseHistoryProps {
  history: readonly CaseMove[];
  /** What was done, by the names of the moves. */
  words: Readonly<Record<string, MessageDescriptor>>;
  /** The status that it came to. */
  standing: (status: string) => ReactNode;
}

/** What happened, newest first. */
export function CaseHistory({ history, words, standing }: CaseHistoryProps) {
  const { t } = useLingui();
  if (history.length === 0) return null;
  return (
    <HistoryCard
      entries={history.map(({ at, by, action, to, reason }) => {
        const word = words[action];
        return {
          key: `${at} ${action}`,
          what: word ? t(word) : action,
          at,
          by: by && <LocalizedName of={by} />,
          more: (
            <>
              <p className="mt-1">{standing(to)}</p>
              {reason && <p className="mt-1 whitespace-pre-line text-muted">{reason}</p>}
            </>
          ),
        };
      })}
    />
  );
}
