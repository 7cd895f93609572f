import { readFile } from 'node:fs/promises';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { answerApart } from '#server/apart/answer-apart.ts';
import type { PageTask } from './draw-page.ts';

/** Outside a browser pdfjs brings a canvas of its own. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: { encode(format: 'png'): Promise<Buffer> } };
}

const tallest = 3000;

/** Draws one page; nothing in the file is run and nothing is fetched. */
answerApart<PageTask, Uint8Array>(async ({ path, page: number, width }) => {
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: true,
    enableXfa: false,
    stopAtErrors: false,
  });
  const document = await task.promise;
  const page = await document.getPage(number);
  const own = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(width / own.width, tallest / own.height) });
  const { canvas } = (document.canvasFactory as CanvasFactory).create(
    Math.ceil(viewport.width),
    Math.ceil(viewport.height),
  );
  await page.render({ canvas: canvas as never, viewport }).promise;
  return sharp(await canvas.encode('png'))
    .webp({ quality: 80 })
    .toBuffer();
});
