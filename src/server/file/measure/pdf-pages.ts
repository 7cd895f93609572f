import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Pixels } from './measured.ts';

/** Outside a browser pdfjs brings a canvas of its own. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: { data(): Buffer } };
}

/** In pixels. */
const tallest = 3000;

/** Nothing in the file is run and nothing is fetched. */
export const openDocument = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: true,
    enableXfa: false,
    stopAtErrors: false,
  }).promise;

/** As wide as wanted, or less where the page is very tall. It may take for ever. @param number from 1 */
export async function drawPage(document: PDFDocumentProxy, number: number, wanted: number): Promise<Pixels> {
  const page = await document.getPage(number);
  const own = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(wanted / own.width, tallest / own.height) });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const { canvas } = (document.canvasFactory as CanvasFactory).create(width, height);
  await page.render({ canvas: canvas as never, viewport }).promise;
  // A copy: the canvas frees its own with itself.
  return { rgba: Buffer.from(canvas.data()), width, height };
}
