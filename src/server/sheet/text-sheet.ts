import writeExcelFile, { type SheetData } from 'write-excel-file/node';

/**
 * A small xlsx file with a bold head. Every cell is text: a document number is not a quantity, and nothing is a
 * formula.
 */
export function textSheet(heads: readonly string[], rows: readonly string[][]): Promise<Buffer> {
  const head = heads.map((value) => ({ value, fontWeight: 'bold' as const }));
  const body = rows.map((row) => row.map((value) => ({ value, type: String })));
  const data: SheetData = [head, ...body];
  return writeExcelFile(data, { columns: heads.map(() => ({ width: 18 })), stickyRowsCount: 1 }).toBuffer();
}
