import { getTableColumns, getTableName, type Table } from 'drizzle-orm';

/**
 * All columns of a table by the names that its rows have here, for a statement of one's own. The query builder looks at
 * every value it reads; where a page reads hundreds of rows, that is most of its time. Only for columns whose values come
 * as the database's own reader gives them: text, numbers, JSON, days and instants.
 */
export const plainColumns = (table: Table): string =>
  Object.entries(getTableColumns(table))
    .map(([name, column]) => `"${getTableName(table)}"."${column.name}" as "${name}"`)
    .join(', ');
