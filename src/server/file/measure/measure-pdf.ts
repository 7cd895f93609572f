import { readFile, stat } from 'node:fs/promises';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FileFacts } from '#domain/file/words.ts';
import { Unfit } from './measured.ts';

/** Outside a browser pdfjs brings a canvas of its own. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: { encode(format: 'png'): Promise<Buffer> } };
}

const firstPageWidth = 1920;
/** A larger one is counted by nobody and shown without a picture. */
const mostInMemory = 120 * 1024 * 1024;

/** Pages, and the first one as a PNG. Nothing in the file is run and nothing is fetched. @throws Unfit */
export async function measurePdf(path: string): Promise<{ facts: FileFacts; firstPage: Buffer | null }> {
  if ((await stat(path)).size > mostInMemory) return { facts: {}, firstPage: null };
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: true,
    enableXfa: false,
    stopAtErrors: false,
  });
  try {
    const document = await task.promise;
    const firstPage = await renderFirst(document).catch(() => null);
    return { facts: { pages: document.numPages }, firstPage };
  } catch (error) {
    throw new Unfit('UNREADABLE', error);
  } finally {
    await task.destroy();
  }
}

async function renderFirst(document: Awaited<ReturnType<typeof getDocument>['promise']>): Promise<Buffer> {
  const page = await document.getPage(1);
  const own = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(firstPageWidth / own.width, 3000 / own.height) });
  const factory = document.canvasFactory as CanvasFactory;
  const { canvas } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as never, viewport }).promise;
  return canvas.encode('png');
}
