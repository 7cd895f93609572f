import { type PrintedField, printedFields } from '#domain/application/check-boards.ts';
import type { BoardRow } from '#server/approval/day-sheet.ts';

/** Whoever sets the type reads one of these. */
const labels: Record<PrintedField, string> = {
  printTitleTc: '中文標題 · Title in Chinese · Título em chinês',
  printTitleEn: '英文標題 · Title in English · Título em inglês',
  printTextTc: '中文內容 · Text in Chinese · Texto em chinês',
  printTextEn: '英文內容 · Text in English · Texto em inglês',
};

/** Without it, Notepad takes Chinese for something else. */
const byteOrderMark = '\uFEFF';

/** What is printed on the booths of an exhibitor, to be copied from: nobody types it anew. */
export const printedTexts = (boards: readonly BoardRow[]): string =>
  byteOrderMark +
  boards
    .map((board) =>
      [
        `展位 · Booth · Stand ${board.position + 1}`,
        ...printedFields.flatMap((field) => (board[field] ? [`${labels[field]}\n${board[field]}`] : [])),
      ].join('\n\n'),
    )
    .join('\n\n----------\n\n')
    .replaceAll('\n', '\r\n') +
  '\r\n';
