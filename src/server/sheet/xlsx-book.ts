import { posix } from 'node:path';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { attributeOf, readXml, type XmlEvents } from './xml-events.ts';
import { SheetTooLarge } from './sheet-limits.ts';

const mostEntries = 5000;
/** Of one part: the words of five thousand rows are a hundredth of it. */
const mostUnpacked = 256 * 1024 * 1024;

/** The parts of an xlsx file, each read as it is unpacked. */
export interface Book {
  /** Nothing happens when there is no such part. @throws SheetTooLarge, or when it is not what it says */
  read(path: string | null, events: Partial<XmlEvents>): Promise<void>;
}

export async function openBook(file: Buffer): Promise<Book> {
  const archive = await fromBufferPromise(file);
  const entries = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) {
    if (entries.size === mostEntries) throw new SheetTooLarge('file');
    entries.set(entry.fileName, entry);
  }
  return {
    async read(path, { open = nothing, text = nothing, close = nothing }) {
      const entry = path === null ? undefined : entries.get(path);
      if (entry) await readXml(unpacked(archive, entry), { open, text, close });
    },
  };
}

const nothing = (): void => undefined;

/** What it says of its size is checked before and, by the reader of archives, while it is unpacked. */
async function* unpacked(archive: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  if (entry.uncompressedSize > mostUnpacked) throw new SheetTooLarge('file');
  yield* (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
}

export interface Parts {
  sheet: string | null;
  sharedStrings: string | null;
  styles: string | null;
  /** Days are counted from 1904, as by old programs on the Mac. */
  from1904: boolean;
}

/** Where the first sheet is, and what it refers to. */
export async function findParts(book: Book): Promise<Parts> {
  const parts: Parts = { sheet: null, sharedStrings: null, styles: null, from1904: false };
  let firstSheet: string | null = null;
  await book.read('xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'sheet') firstSheet ??= attributeOf(attributes, '[\\w.-]+:id');
      if (name === 'workbookPr') parts.from1904 ||= /^(1|true)$/.test(attributeOf(attributes, 'date1904') ?? '');
    },
  });
  await book.read('xl/_rels/workbook.xml.rels', {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const kind = attributeOf(attributes, 'Type')?.split('/').at(-1);
      const path = posix.resolve('/xl', attributeOf(attributes, 'Target') ?? '').slice(1);
      if (kind === 'worksheet' && attributeOf(attributes, 'Id') === firstSheet) parts.sheet = path;
      if (kind === 'sharedStrings') parts.sharedStrings = path;
      if (kind === 'styles') parts.styles = path;
    },
  });
  return parts;
}
