import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { ColumnHead } from './column-head.tsx';
import type { DataTableProps } from './data-table.tsx';
import { followRow, RowLink } from './row-link.tsx';

/** What is cut off is told when the mouse rests on it. */
const tellWhatIsCut = ({ currentTarget: cell }: MouseEvent<HTMLElement>): void => {
  cell.title = cell.scrollWidth > cell.clientWidth ? cell.innerText : '';
};

export const TableRows = <Row,>({
  label,
  columns,
  rows,
  rowKey,
  actions,
  actionsWidth = '',
  linkOf,
  order,
  fixed = false,
}: DataTableProps<Row> & { rows: readonly Row[] }) => (
  <div
    className={`overflow-x-auto rounded-card border border-line bg-surface shadow-card ${fixed ? 'lg:overflow-x-visible' : ''}`}
    tabIndex={0}
    role="region"
    aria-label={label}
  >
    <table className={`w-full border-collapse text-left compact:text-sm ${fixed ? 'lg:table-fixed' : ''}`}>
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} order={order} fixed={fixed} />
          ))}
          {actions && (
            <ColumnHead
              column={{
                id: 'actions',
                header: <Trans comment="Heading of the column with buttons">Actions</Trans>,
                align: 'end',
                width: actionsWidth,
                cell: actions,
              }}
              order={undefined}
              fixed={fixed}
            />
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            onClick={linkOf && followRow}
            className={`group/row border-b border-line last:border-0 hover:bg-sunken ${linkOf ? 'cursor-pointer' : ''}`}
          >
            {columns.map((column, at) => (
              <td
                key={column.id}
                onMouseEnter={fixed ? tellWhatIsCut : undefined}
                className={`px-4 py-3 align-middle compact:h-9 compact:px-3 compact:py-0.5 print:px-2 print:py-1 print:text-sm ${fixed ? 'compact:truncate' : ''} ${column.primary ? 'font-medium' : ''} ${column.align === 'end' ? 'text-right tabular-nums' : ''}`}
              >
                {at === 0 && linkOf ? <RowLink {...linkOf(row)}>{column.cell(row)}</RowLink> : column.cell(row)}
              </td>
            ))}
            {actions && (
              <td className="px-4 py-2 compact:px-3 compact:py-0">
                <div className="flex justify-end gap-2 break-keep compact:gap-0 compact:whitespace-nowrap">
                  {actions(row)}
                </div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
