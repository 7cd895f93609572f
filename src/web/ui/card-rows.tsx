import type { DataTableProps } from './data-table.tsx';
import { RowLink } from './row-link.tsx';

/** The two facts that matter large, the rest small, the actions at the end. */
export function CardRows<Row>({
  label,
  columns,
  rows,
  rowKey,
  actions,
  linkOf,
}: DataTableProps<Row> & { rows: readonly Row[] }) {
  const primary = columns.filter((column) => column.primary);
  const rest = columns.filter((column) => !column.primary);
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={rowKey(row)} className="relative rounded-card border border-line bg-surface p-4 shadow-card">
          {primary.map((column, at) => (
            <div key={column.id} className={at === 0 ? 'text-lg font-semibold' : 'text-muted'}>
              {at === 0 && linkOf ? <RowLink {...linkOf(row)}>{column.cell(row)}</RowLink> : column.cell(row)}
            </div>
          ))}
          {rest.length > 0 && (
            <dl className="mt-3 flex flex-col gap-y-1 text-sm">
              {rest.map((column) => (
                // Its value stands below where text is large and there is no room beside.
                <div key={column.id} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-muted">{column.header}</dt>
                  <dd className="min-w-0 grow basis-32 text-right">{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          )}
          {actions && <div className="relative mt-4 flex flex-wrap gap-2 *:flex-auto">{actions(row)}</div>}
        </li>
      ))}
    </ul>
  );
}
