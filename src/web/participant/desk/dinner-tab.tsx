import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ExportLink } from '#web/desk/export-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { TabProps } from './participants-page.tsx';
import { dinnerQuery } from './queries.ts';
import { Taken } from './taken.tsx';

/** The welcome dinner: seats, who sits where, and what the kitchen must know. */
export function DinnerTab({ activityId, onSearch, mayWrite }: TabProps) {
  const { data, error, refetch } = useQuery(dinnerQuery(activityId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-4 md:grid-cols-3">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    );
  }
  if (!data.dinner) {
    return (
      <EmptyState icon="dinner" title={<Trans>No dinner</Trans>}>
        <Trans>This activity has no welcome dinner.</Trans>
      </EmptyState>
    );
  }
  const over = data.wished - data.seats;
  return (
    <div className="grid items-start gap-4 md:grid-cols-3">
      <Card
        title={<Trans>Seats</Trans>}
        aside={
          <Button tone="quiet" icon="users" onClick={() => onSearch({ tab: undefined, kind: 'DINNER_PARTY' })}>
            <Trans>Guests</Trans>
          </Button>
        }
      >
        <p className="mb-3">
          <DateTime at={data.dinner.at} short />
        </p>
        <Taken taken={data.taken} all={data.seats} />
        <p className="mt-3 flex flex-wrap items-center gap-2 text-muted tabular-nums">
          <Trans>Requested in total</Trans>: {data.wished}
          {over > 0 && (
            <Badge tone="warn" icon="warning">
              <Trans comment="So many more than there is room for">{over} over the limit</Trans>
            </Badge>
          )}
        </p>
        {mayWrite && (
          <div className="mt-4">
            <ExportLink kind="participants" filter={{ activityId, kind: 'DINNER_PARTY' }} />
          </div>
        )}
      </Card>
      <Card title={<Trans comment="At the dinner">Tables</Trans>}>
        <Counts
          rows={data.tables.map(({ table, people }) => ({ name: table, people }))}
          unnamed={<Trans>No table yet</Trans>}
          onOpen={(table) => onSearch({ tab: undefined, kind: 'DINNER_PARTY', table })}
        />
      </Card>
      <Card title={<Trans comment="What guests do not eat">Dietary needs</Trans>}>
        <Counts
          rows={data.diets.map(({ diet, people }) => ({ name: diet, people }))}
          unnamed={<Trans>No dietary needs</Trans>}
        />
      </Card>
    </div>
  );
}

function Counts({
  rows,
  unnamed,
  onOpen,
}: {
  rows: readonly { name: string; people: number }[];
  unnamed: ReactNode;
  onOpen?: (name: string) => void;
}) {
  const { t } = useLingui();
  if (rows.length === 0) {
    return (
      <p className="text-muted">
        <Trans>Nobody yet</Trans>
      </p>
    );
  }
  return (
    <ul className="flex flex-col gap-1">
      {rows.map(({ name, people }) => (
        <li
          key={name}
          className="flex min-h-touch items-center justify-between gap-3 border-b border-line last:border-0"
        >
          {name && onOpen ? (
            <Button tone="quiet" onClick={() => onOpen(name)} aria-label={t`Table ${name}`}>
              {name}
            </Button>
          ) : (
            <span className={name ? '' : 'text-muted'}>{name || unnamed}</span>
          )}
          <span className="font-semibold tabular-nums">{people}</span>
        </li>
      ))}
    </ul>
  );
}
