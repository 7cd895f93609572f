import type { ReactNode } from 'react';
import { CardRows } from './card-rows.tsx';
import { ErrorState } from './error-state.tsx';
import { Pagination, type Paging } from './pagination.tsx';
import { Skeleton } from './skeleton.tsx';
import { TableRows } from './table-rows.tsx';
import { useWide } from './use-wide.ts';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** One of the two facts that matter: large on a card. */
  primary?: boolean;
  align?: 'start' | 'end';
}

export interface DataTableProps<Row> {
  /** What the list is, for those who hear it. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Buttons at the end of a row or card. */
  actions?: (row: Row) => ReactNode;
  error?: unknown;
  onRetry?: () => void;
  /** An EmptyState: what this is, and the first step. */
  empty: ReactNode;
  paging?: Paging;
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A table on a desk, cards on a phone, and the four faces of every list: loading, empty, error, full. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const wide = useWide();
  const { rows, error, onRetry, empty, paging } = props;
  if (error && !rows) return <ErrorState error={error} onRetry={onRetry} />;
  if (!rows) {
    return (
      <div aria-busy="true" className="flex flex-col gap-3">
        {skeletonRows.map((key) => (
          <Skeleton key={key} className={wide ? 'h-12' : 'h-32'} />
        ))}
      </div>
    );
  }
  if (rows.length === 0) return empty;
  return (
    <>
      {wide ? <TableRows {...props} rows={rows} /> : <CardRows {...props} rows={rows} />}
      {paging && <Pagination {...paging} />}
    </>
  );
}
