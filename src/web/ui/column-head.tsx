import type { Column, Order } from './data-table.tsx';
import { Icon } from './icon.tsx';

const directions = { asc: 'ascending', desc: 'descending' } as const;
const directionOf = (order: string) => (order.endsWith(':asc') ? directions.asc : directions.desc);

/** The head of a column: clicked, it puts the list in its order, then the other way round, then in the usual one. */
export function ColumnHead<Row>({
  column,
  order,
  fixed,
}: {
  column: Column<Row>;
  order: Order | undefined;
  fixed: boolean;
}) {
  const { header, orders, align, width } = column;
  const at = orders?.indexOf(order?.value ?? '') ?? -1;
  const current = orders?.[at];
  const end = align === 'end' ? 'text-right' : '';
  return (
    <th
      scope="col"
      aria-sort={current === undefined ? undefined : directionOf(current)}
      className={`px-4 py-3 font-medium compact:px-3 compact:py-1 print:px-2 print:py-1 ${end} ${fixed ? `first:rounded-tl-card last:rounded-tr-card lg:sticky lg:top-16 lg:z-10 lg:bg-surface lg:shadow-[inset_0_-1px_var(--line)] ${width ?? ''}` : ''}`}
    >
      {orders && order ? (
        <button
          type="button"
          onClick={() => order.onOrder(orders[at + 1])}
          className="-mx-2 inline-flex min-h-touch items-center gap-1 rounded-lg px-2 font-medium hover:bg-sunken compact:min-h-6"
        >
          {header}
          <span className={current ? 'text-brand' : 'opacity-40'}>
            <Icon name={current && directionOf(current) === 'ascending' ? 'chevron-up' : 'chevron-down'} size="sm" />
          </span>
        </button>
      ) : (
        header
      )}
    </th>
  );
}
