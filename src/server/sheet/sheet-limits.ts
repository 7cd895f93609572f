export const largestSheet = 5 * 1024 * 1024;
/** Besides the head. */
export const mostRows = 5000;
export const mostColumns = 100;
/** All cells together, in characters. */
const mostText = 8 * 1024 * 1024;

/** Of which there is more than is read. */
export type SheetPart = 'rows' | 'columns' | 'file';

export class SheetTooLarge extends Error {
  readonly part: SheetPart;
  constructor(part: SheetPart) {
    super(part);
    this.part = part;
  }
}

/** A row that holds something. */
export interface SheetLine {
  /** As the sheet counts, from 1. */
  row: number;
  cells: string[];
}

/**
 * Takes in the cells of a sheet and keeps those that hold something, wherever they stand: what a sheet measures is what
 * is written in it, not how far somebody once scrolled. @throws SheetTooLarge
 */
export function collectLines() {
  const lines: { row: number; cells: Map<number, string> }[] = [];
  const columns = new Set<number>();
  let text = 0;
  return {
    /** Row by row. @param column from 0 */
    add(row: number, column: number, cell: string): void {
      const trimmed = cell.trim();
      if (trimmed === '') return;
      if (lines.at(-1)?.row !== row) lines.push({ row, cells: new Map() });
      if (lines.length > mostRows + 1) throw new SheetTooLarge('rows');
      if (columns.add(column).size > mostColumns) throw new SheetTooLarge('columns');
      text += trimmed.length;
      if (text > mostText) throw new SheetTooLarge('file');
      lines.at(-1)?.cells.set(column, trimmed);
    },
    /** Columns that hold nothing in any row are left out. */
    lines(): SheetLine[] {
      const order = [...columns].toSorted((a, b) => a - b);
      return lines.map(({ row, cells }) => ({ row, cells: order.map((column) => cells.get(column) ?? '') }));
    },
  };
}
