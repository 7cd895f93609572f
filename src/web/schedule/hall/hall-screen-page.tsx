import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { ApiError } from '#web/api/api-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useWakeLock } from '#web/ui/use-wake-lock.ts';
import { HallBoard } from './hall-board.tsx';
import { hallQuery } from './queries.ts';

/** A big screen in a hall: who meets now at which table, and who comes next. */
export function HallScreenPage() {
  const { t } = useLingui();
  usePageTitle(t`Hall screen`);
  useWakeLock(true);
  const link = useLocation().hash;
  const { place } = useSearch({ from: '/hall-screen' });
  const { data, error, refetch } = useQuery({ ...hallQuery(link), enabled: link !== '' });
  if (data) return <HallBoard {...data} place={place} />;
  return (
    <main className="mx-auto flex min-h-dvh max-w-reading flex-col justify-center gap-5 p-4">
      <h1 className="sr-only">{t`Hall screen`}</h1>
      {link === '' || (error instanceof ApiError && error.status < 500) ? (
        <EmptyState icon="clock" title={<Trans>This hall screen link doesn’t work any more</Trans>}>
          <Trans>Ask the fund’s staff for the address, shown beside the released schedule.</Trans>
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </main>
  );
}
