import type { Cell } from './export-kind.ts';
import { neutralCell } from '#server/sheet/neutral-cell.ts';
import { type ZipPart, zipStream } from './zip-stream.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/** Anything that XML 1.0 cannot hold: most control characters, and half of a surrogate pair. */
const unfit = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** 0 is A, 26 is AA. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

type Style = '' | ' s="1"';

function cellXml(cell: Cell, place: string, style: Style): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${place}"${style}><v>${cell}</v></c>` : '';
  const text = neutralCell(cell)
    .replace(unfit, '')
    .replace(/[&<>\r]/g, (char) => entities[char] ?? '');
  return `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${text}</t></is></c>`;
}

const rowXml = (cells: readonly Cell[], row: number, style: Style = ''): string =>
  `<row r="${row}">${cells.map((cell, at) => cellXml(cell, `${columnName(at)}${row}`, style)).join('')}</row>`;

async function* sheetXml(headings: readonly string[], pages: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${headings.length}" width="20" customWidth="1"/></cols><sheetData>`;
  yield rowXml(headings, 1, ' s="1"');
  let written = 1;
  for await (const rows of pages) {
    const before = written;
    written += rows.length;
    yield rows.map((row, at) => rowXml(row, before + at + 1)).join('');
  }
  yield '</sheetData></worksheet>';
}

/** An xlsx file with one sheet, made while its rows come: memory stays the same however many there are. */
export function writeSheet(headings: readonly string[], pages: AsyncIterable<Cell[][]>): AsyncGenerator<Buffer> {
  const unchanging = Object.entries(parts).map(([name, xml]): ZipPart => ({ name, content: [head + xml] }));
  return zipStream([...unchanging, { name: 'xl/worksheets/sheet1.xml', content: sheetXml(headings, pages) }]);
}
