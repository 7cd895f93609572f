import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string>;
}

interface Entry {
  name: Buffer;
  crc: number;
  packed: number;
  plain: number;
  offset: number;
}

const utf8AndSizesAfter = 0x0808;
const deflated = 8;
/** 1980-01-01: the same content gives the same file. */
const noTime = 0;
const noDate = 0x21;

/** A ZIP archive, made while its contents come: no more than a few blocks of it are held (APPNOTE.TXT 6.3). */
export async function* zipStream(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const entry: Entry = { name: Buffer.from(name), crc: 0, packed: 0, plain: 0, offset };
    const header = localHeader(entry);
    yield header;
    for await (const block of packed(content, entry)) yield block;
    const after = sizesAfter(entry);
    yield after;
    entries.push(entry);
    offset += header.length + entry.packed + after.length;
  }
  const directory = Buffer.concat(entries.map(directoryLine));
  yield directory;
  yield directoryEnd(entries.length, directory.length, offset);
}

/** The content deflated; its sizes and checksum are in the entry once it is through. */
async function* packed(content: ZipPart['content'], entry: Entry): AsyncGenerator<Buffer> {
  async function* measured(): AsyncGenerator<Uint8Array> {
    for await (const block of content) {
      const bytes = typeof block === 'string' ? Buffer.from(block) : block;
      entry.crc = crc32(bytes, entry.crc);
      entry.plain += bytes.length;
      yield bytes;
    }
  }
  // What goes wrong with the content comes out where the blocks are read.
  const blocks = pipeline(measured, createDeflateRaw({ level: 6 }), () => undefined);
  for await (const block of blocks as AsyncIterable<Buffer>) {
    entry.packed += block.length;
    yield block;
  }
}

function localHeader(entry: Entry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  describe(header, 4);
  header.writeUInt16LE(entry.name.length, 26);
  return Buffer.concat([header, entry.name]);
}

function sizesAfter(entry: Entry): Buffer {
  const after = Buffer.alloc(16);
  after.writeUInt32LE(0x08074b50, 0);
  sizes(after, 4, entry);
  return after;
}

function directoryLine(entry: Entry): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  describe(header, 6);
  sizes(header, 16, entry);
  header.writeUInt16LE(entry.name.length, 28);
  header.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([header, entry.name]);
}

function directoryEnd(count: number, length: number, offset: number): Buffer {
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(count, 8);
  last.writeUInt16LE(count, 10);
  last.writeUInt32LE(length, 12);
  last.writeUInt32LE(offset, 16);
  return last;
}

/** Version, flags, method and times, which both headers have. */
function describe(header: Buffer, at: number): void {
  header.writeUInt16LE(20, at);
  header.writeUInt16LE(utf8AndSizesAfter, at + 2);
  header.writeUInt16LE(deflated, at + 4);
  header.writeUInt16LE(noTime, at + 6);
  header.writeUInt16LE(noDate, at + 8);
}

function sizes(header: Buffer, at: number, { crc, packed: length, plain }: Entry): void {
  header.writeUInt32LE(crc, at);
  header.writeUInt32LE(length, at + 4);
  header.writeUInt32LE(plain, at + 8);
}
