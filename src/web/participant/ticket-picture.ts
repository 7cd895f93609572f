import { codeModules } from '#web/scanner/draw-code.tsx';

export interface TicketPicture {
  code: string;
  /** As it is read aloud. */
  spacedCode: string;
  names: readonly string[];
  activity: string;
  /** When and where. */
  about: readonly string[];
  lang: string;
}

const width = 1080;
const margin = 90;
const moduleSize = 32;
const family = "system-ui, 'PingFang HK', 'Noto Sans CJK HK', sans-serif";

interface Line {
  text: string;
  font: string;
  height: number;
}

/** A picture for those who keep their code among their photographs: black on white, whatever the screen's colours. */
export async function ticketPicture(ticket: TicketPicture): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, lang: ticket.lang });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws nothing');
  const above = [
    ...ticket.names.flatMap((name) => linesOf(pen, name, `700 64px ${family}`, 84)),
    ...linesOf(pen, ticket.activity, `500 46px ${family}`, 62),
  ];
  const below = [
    ...linesOf(pen, ticket.spacedCode, '600 40px ui-monospace, monospace', 60),
    ...ticket.about.flatMap((line) => linesOf(pen, line, `400 40px ${family}`, 56)),
  ];
  const modules = codeModules(ticket.code);
  const codeSize = modules.length * moduleSize;
  canvas.height = margin * 4 + heightOf(above) + codeSize + heightOf(below);

  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  const codeTop = write(pen, above, margin) + margin;
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pen.fillRect((width - codeSize) / 2 + x * moduleSize, codeTop + y * moduleSize, moduleSize, moduleSize);
    });
  });
  write(pen, below, codeTop + codeSize + margin);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('this browser makes no pictures');
  return picture;
}

const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, { height }) => sum + height, 0);

/** @returns where the next thing may begin */
function write(pen: CanvasRenderingContext2D, lines: readonly Line[], top: number): number {
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  for (const { text, font, height } of lines) {
    pen.font = font;
    pen.fillText(text, width / 2, top, width - 2 * margin);
    top += height;
  }
  return top;
}

/** Broken between words, or anywhere where there are none, as in Chinese. */
function linesOf(pen: CanvasRenderingContext2D, text: string, font: string, height: number): Line[] {
  pen.font = font;
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/[\p{Script=Han}]|[^\s\p{Script=Han}]+|\s+/gu) ?? []) {
    if (line && pen.measureText(line + piece).width > width - 2 * margin) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trim()].filter(Boolean).map((one) => ({ text: one, font, height }));
}
