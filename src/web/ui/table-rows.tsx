import { Trans } from '@lingui/react/macro';
import type { DataTableProps } from './data-table.tsx';

export const TableRows = <Row,>({
  label,
  columns,
  rows,
  rowKey,
  actions,
}: DataTableProps<Row> & { rows: readonly Row[] }) => (
  <div
    className="overflow-x-auto rounded-card border border-line bg-surface shadow-card"
    tabIndex={0}
    role="region"
    aria-label={label}
  >
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={`px-4 py-3 font-medium ${column.align === 'end' ? 'text-right' : ''}`}
            >
              {column.header}
            </th>
          ))}
          {actions && (
            <th scope="col" className="px-4 py-3 text-right font-medium">
              <Trans comment="Heading of the column with buttons">Actions</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="border-b border-line last:border-0 hover:bg-sunken">
            {columns.map((column) => (
              <td
                key={column.id}
                className={`px-4 py-3 align-middle ${column.primary ? 'font-medium' : ''} ${column.align === 'end' ? 'text-right tabular-nums' : ''}`}
              >
                {column.cell(row)}
              </td>
            ))}
            {actions && (
              <td className="px-4 py-2">
                <div className="flex justify-end gap-2 break-keep">{actions(row)}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
