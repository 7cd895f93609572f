import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { FileContent } from '#domain/file/file-types.ts';
import { Unfit } from './measured.ts';

const contentOfExtension: Readonly<Record<string, FileContent>> = {
  jpg: 'jpg',
  png: 'png',
  tif: 'tif',
  pdf: 'pdf',
  ps: 'ps',
  eps: 'ps',
  mp4: 'mp4',
  m4v: 'mp4',
  cfb: 'cfb',
  pptx: 'pptx',
  ppsx: 'ppsx',
  docx: 'docx',
  xlsx: 'xlsx',
};
const zipped: ReadonlySet<FileContent> = new Set(['pptx', 'ppsx', 'docx', 'xlsx']);

/** What iPhones write, also under the name of a JPG: said so that its sender knows what to do. */
const heic: ReadonlySet<string> = new Set(['heic', 'heif']);

/** What a file really is, whatever it is called. @throws Unfit */
export async function realContent(path: string): Promise<FileContent> {
  const found = await fileTypeFromFile(path).catch((error: unknown) => {
    throw new Unfit('UNREADABLE', error);
  });
  if (found && heic.has(found.ext)) throw new Unfit('HEIC');
  const content = found && contentOfExtension[found.ext];
  if (!content) throw new Unfit('NOT_WHAT_IT_SAYS');
  await refuseMixed(path, content);
  return content;
}

const headBytes = 8192;
const tailBytes = 66_000;
const page = /<(?:script|html|!doctype html|svg|iframe|\?php)[\s>]/i;

/**
 * A file that is two things at once, as a picture that is also an archive or a page, is made to be taken for the other
 * one by somebody. No camera and no office program writes such a file.
 */
async function refuseMixed(path: string, content: FileContent): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, headBytes));
    await file.read(head, 0, head.length, 0);
    const tail = Buffer.alloc(Math.min(size, tailBytes));
    await file.read(tail, 0, tail.length, size - tail.length);
    const isPage = page.test(head.toString('latin1')) && !zipped.has(content);
    const isPdfToo = content !== 'pdf' && content !== 'ps' && head.subarray(0, 1024).includes('%PDF-');
    if (isPage || isPdfToo || (!zipped.has(content) && endsAsArchive(tail))) throw new Unfit('MIXED_CONTENT');
  } finally {
    await file.close();
  }
}

/** A ZIP is read from its end: a directory record whose comment reaches exactly to the end of the file. */
function endsAsArchive(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1'); at >= 0;) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
    if (at === 0) return false;
    at = tail.lastIndexOf('PK\u0005\u0006', at - 1, 'latin1');
  }
  return false;
}
