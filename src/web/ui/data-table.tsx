import type { LinkProps } from '@tanstack/react-router';
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
  /** A class with its share of the width, where the widths are fixed. */
  width?: string;
  /** The orders that its head leads through, as `name:asc`; after the last one comes the usual order. */
  orders?: readonly string[];
}

export interface Order {
  /** As `name:asc`. */
  value: string;
  /** Undefined for the usual one. */
  onOrder: (value: string | undefined) => void;
}

export interface DataTableProps<Row> {
  /** What the list is, for those who hear it. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Buttons at the end of a row or card. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** A class with the width of the buttons' column, where the widths are fixed. */
  actionsWidth?: string | undefined;
  /** Where a row leads: its first column is the link, and the whole row follows it. */
  linkOf?: ((row: Row) => LinkProps) | undefined;
  order?: Order | undefined;
  /** On a wide desk: columns keep their width, what is longer is cut, and the heads stay while the page is scrolled. */
  fixed?: boolean;
  error?: unknown;
  onRetry?: (() => void) | undefined;
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
      <div aria-busy="true" className="flex flex-col gap-3 compact:gap-1">
        {skeletonRows.map((key) => (
          <Skeleton key={key} className={wide ? 'h-12 compact:h-9' : 'h-32'} />
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
