import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Instant } from '#domain/instant.ts';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';

export interface HistoryEntry {
  key: string;
  what: ReactNode;
  at: Instant;
  by: ReactNode;
  /** What changed, and why. */
  more?: ReactNode;
}

/** Who did what to a record and when, in the given order. */
export const HistoryCard = ({ entries }: { entries: readonly HistoryEntry[] }) => (
  <Card title={<Trans>History</Trans>}>
    {entries.length === 0 && (
      <p className="text-muted">
        <Trans>Nothing recorded yet.</Trans>
      </p>
    )}
    <ol className="flex flex-col divide-y divide-line">
      {entries.map(({ key, what, at, by, more }) => (
        <li key={key} className="py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium">{what}</span>
            <span className="text-sm text-muted">
              <DateTime at={at} short />
              {by && (
                <>
                  {' · '}
                  {by}
                </>
              )}
            </span>
          </p>
          {more}
        </li>
      ))}
    </ol>
  </Card>
);
