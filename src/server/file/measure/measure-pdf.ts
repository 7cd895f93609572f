import { readFile, stat } from 'node:fs/promises';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FileFacts } from '#domain/file/words.ts';
import { Unfit } from './measured.ts';

/** Outside a browser pdfjs brings a canvas of its own. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: { encode(format: 'png'): Promise<Buffer> } };
}

const firstPageWidth = 1920;
/** A larger one is counted by nobody and shown without a picture. */
const mostInMemory = 120 * 1024 * 1024;

export interface OpenPdf {
  facts: FileFacts;
  /** The first page as a PNG, null when it cannot be drawn. It may take for ever. */
  drawFirst(): Promise<Buffer | null>;
}

/** Nothing in the file is run and nothing is fetched. @throws Unfit */
export async function openPdf(path: string): Promise<OpenPdf> {
  if ((await stat(path)).size > mostInMemory) return { facts: {}, drawFirst: async () => null };
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: true,
    enableXfa: false,
    stopAtErrors: false,
  });
  const document = await task.promise.catch((error: unknown) => {
    throw new Unfit('UNREADABLE', error);
  });
  return { facts: { pages: document.numPages }, drawFirst: () => drawFirst(document).catch(() => null) };
}

async function drawFirst(document: PDFDocumentProxy): Promise<Buffer> {
  const page = await document.getPage(1);
  const own = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(firstPageWidth / own.width, 3000 / own.height) });
  const factory = document.canvasFactory as CanvasFactory;
  const { canvas } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as never, viewport }).promise;
  return canvas.encode('png');
}
