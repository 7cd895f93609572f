import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useAfterPress } from '#web/ui/use-after-press.ts';

interface RecordPageProps<Data> {
  /** As `useQuery` answers. */
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** Until its name is known. */
  title: ReactNode;
  back: ReactNode;
  /** What can be done before it is read. */
  actions?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The page of one record: while it is read, when it cannot be read, and itself. */
export function RecordPage<Data>({
  query: { data, error, refetch },
  title,
  back,
  actions,
  children,
}: RecordPageProps<Data>) {
  const mayDraw = useAfterPress(data !== undefined);
  if (data !== undefined && mayDraw) return children(data);
  return (
    <div aria-busy={!error}>
      <PageHeader title={title} back={back} actions={actions} />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />}
    </div>
  );
}
