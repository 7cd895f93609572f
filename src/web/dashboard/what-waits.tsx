import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Waiting } from '#contract/inbox.ts';
import { workflowWords } from '#web/inbox/case-words.ts';
import { countsQuery } from '#web/inbox/queries.ts';
import { WorkedTime } from '#web/inbox/worked-time.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Two in a row, one where a line of large text needs the room. */
const tiles = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))] gap-3 lg:grid-cols-3';

/** A tile for each workflow: how much waits for the fund, and since when. */
export function WhatWaits() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(countsQuery({ turn: 'FUND' }));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div aria-busy="true" className={tiles}>
        {Object.keys(workflowWords).map((workflow) => (
          <Skeleton key={workflow} className="h-32" />
        ))}
      </div>
    );
  return (
    <section aria-label={t`What waits for the fund`}>
      <ul className={tiles}>
        {data.content.map((waiting) => (
          <li key={waiting.workflow}>
            <Tile of={waiting} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ of: { workflow, count, more, oldestWorkedMs, overdue } }: { of: Waiting }) {
  const { t } = useLingui();
  const { label, icon } = workflowWords[workflow];
  return (
    <Link
      to="/admin/inbox"
      search={{ workflow }}
      className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-4 text-ink no-underline shadow-card hover:bg-sunken"
    >
      <span className="flex items-start gap-2 text-sm text-muted">
        <Icon name={icon} />
        {t(label)}
      </span>
      <span className="text-3xl font-semibold tabular-nums">
        {count}
        {more && '+'}
      </span>
      {count > 0 ? (
        <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <span>
            <Trans comment="How long the oldest case waits">
              Oldest: <WorkedTime ms={oldestWorkedMs} />
            </Trans>
          </span>
          {overdue && (
            <Badge tone="bad" icon="warning">
              <Trans>Overdue</Trans>
            </Badge>
          )}
        </span>
      ) : (
        <span className="text-sm text-muted">
          <Trans>Nothing waits</Trans>
        </span>
      )}
    </Link>
  );
}
