import { makeZip } from './zip.ts';

const part = (text: string) => ({ bytes: Buffer.from(text) });
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** @param place as B7 */
export const textCell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;

export const textRow = (row: number, cells: readonly string[]): string =>
  `<row r="${row}">${cells.map((cell, column) => textCell(`${columnName(column)}${row}`, cell)).join('')}</row>`;

export interface OddSheet {
  /** What stands between `<sheetData>` and its end. */
  rows: string;
  sharedStrings?: { bytes: Buffer; claimed?: number };
}

/** An xlsx file as no office program would write it. */
export const oddSheet = ({ rows, sharedStrings }: OddSheet): Buffer =>
  makeZip({
    'xl/workbook.xml': part(
      `<?xml version="1.0"?><workbook xmlns:r="${relations}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>` +
        `<Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': part(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    ...(sharedStrings ? { 'xl/sharedStrings.xml': sharedStrings } : {}),
  });
