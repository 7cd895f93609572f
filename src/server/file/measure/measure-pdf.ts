import { readFile, stat } from 'node:fs/promises';
import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FileFacts } from '#domain/file/words.ts';
import { cutTexts } from './cut-texts.ts';
import { type Pixels, Unfit } from './measured.ts';
import { coloursOfPdf } from './pdf-colours.ts';
import { drawPage, openDocument } from './pdf-pages.ts';

const firstPageWidth = 1920;
/** A larger one is counted by nobody and shown without a picture. */
const mostInMemory = 120 * 1024 * 1024;

export interface OpenPdf {
  facts: FileFacts;
  /** Its fonts, and what does not fit on its page; nothing when it cannot be told. It may take for ever. */
  readText(): Promise<Pick<FileFacts, 'looseFonts' | 'cutTexts'>>;
  /** The first page, null when it cannot be drawn. It may take for ever. */
  drawFirst(): Promise<Pixels | null>;
}

/** @throws Unfit */
export async function openPdf(path: string): Promise<OpenPdf> {
  if ((await stat(path)).size > mostInMemory) {
    return { facts: {}, readText: async () => ({}), drawFirst: async () => null };
  }
  const bytes = await readFile(path);
  const colours = coloursOfPdf(bytes);
  const document = await openDocument(new Uint8Array(bytes)).catch((error: unknown) => {
    throw new Unfit('UNREADABLE', error);
  });
  return {
    facts: { pages: document.numPages, ...colours, ...(await pageSize(document).catch(() => ({}))) },
    readText: async () => ({
      ...(await countLooseFonts(document).catch(() => ({}))),
      ...(await countCutTexts(document).catch(() => ({}))),
    }),
    drawFirst: () => drawPage(document, 1, firstPageWidth).catch(() => null),
  };
}

const mmOfPoint = 25.4 / 72;

/** As it is looked at. */
async function pageSize(document: PDFDocumentProxy): Promise<FileFacts> {
  const page = await document.getPage(1);
  const { width, height } = page.getViewport({ scale: page.userUnit * mmOfPoint });
  return { pageWidthMm: Math.round(width), pageHeightMm: Math.round(height) };
}

/** What a design is printed from is the first page, or it is a booklet: these are enough. */
const pagesWithFonts = 3;

async function countLooseFonts(document: PDFDocumentProxy): Promise<Pick<FileFacts, 'looseFonts'>> {
  const loose = new Set<string>();
  for (let at = 1; at <= Math.min(document.numPages, pagesWithFonts); at++) {
    const page = await document.getPage(at);
    const { fnArray, argsArray } = await page.getOperatorList();
    const used = new Set(fnArray.flatMap((deed, nth) => (deed === OPS.setFont ? [String(argsArray[nth][0])] : [])));
    for (const id of used) {
      const font = page.commonObjs.get(id) as { name: string; missingFile?: boolean };
      if (font.missingFile) loose.add(font.name);
    }
  }
  return { looseFonts: loose.size };
}

/** Of the page that is printed. */
async function countCutTexts(document: PDFDocumentProxy): Promise<Pick<FileFacts, 'cutTexts'>> {
  const page = await document.getPage(1);
  const { items } = await page.getTextContent({ disableNormalization: true });
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  return { cutTexts: cutTexts(texts, page.view) };
}
