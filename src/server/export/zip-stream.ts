import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

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

/** Writes a ZIP archive while its contents come, holding no more than a few blocks of it (APPNOTE.TXT 6.3). */
export class ZipStream {
  readonly #out: Writable;
  readonly #entries: Entry[] = [];
  #written = 0;

  constructor(out: Writable) {
    this.#out = out;
  }

  async add(name: string, content: AsyncIterable<string> | Iterable<string>): Promise<void> {
    const entry: Entry = { name: Buffer.from(name), crc: 0, packed: 0, plain: 0, offset: this.#written };
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    describe(header, 4, entry);
    header.writeUInt16LE(entry.name.length, 26);
    await this.#write(Buffer.concat([header, entry.name]));

    const deflate = createDeflateRaw({ level: 6 });
    const draining = this.#drain(deflate, entry);
    try {
      for await (const text of content) {
        const bytes = Buffer.from(text);
        entry.crc = crc32(bytes, entry.crc);
        entry.plain += bytes.length;
        if (!deflate.write(bytes)) await Promise.race([once(deflate, 'drain'), draining]);
      }
      deflate.end();
    } catch (error) {
      deflate.destroy(error as Error);
      await draining.catch(() => undefined);
      throw error;
    }
    await draining;

    const after = Buffer.alloc(16);
    after.writeUInt32LE(0x08074b50, 0);
    sizes(after, 4, entry);
    await this.#write(after);
    this.#entries.push(entry);
  }

  async end(): Promise<number> {
    const begin = this.#written;
    for (const entry of this.#entries) {
      const header = Buffer.alloc(46);
      header.writeUInt32LE(0x02014b50, 0);
      header.writeUInt16LE(20, 4);
      describe(header, 6, entry);
      header.writeUInt16LE(entry.name.length, 28);
      header.writeUInt32LE(entry.offset, 42);
      await this.#write(Buffer.concat([header, entry.name]));
    }
    const last = Buffer.alloc(22);
    last.writeUInt32LE(0x06054b50, 0);
    last.writeUInt16LE(this.#entries.length, 8);
    last.writeUInt16LE(this.#entries.length, 10);
    last.writeUInt32LE(this.#written - begin, 12);
    last.writeUInt32LE(begin, 16);
    await this.#write(last);
    return this.#written;
  }

  async #drain(source: AsyncIterable<Buffer>, entry: Entry): Promise<void> {
    for await (const block of source) {
      entry.packed += block.length;
      await this.#write(block);
    }
  }

  async #write(bytes: Buffer): Promise<void> {
    this.#written += bytes.length;
    if (!this.#out.write(bytes)) await once(this.#out, 'drain');
  }
}

/** Version, flags, method and times, which both headers have; the sizes of an entry that is not written yet are 0. */
function describe(header: Buffer, at: number, entry: Entry): void {
  header.writeUInt16LE(20, at);
  header.writeUInt16LE(utf8AndSizesAfter, at + 2);
  header.writeUInt16LE(deflated, at + 4);
  header.writeUInt16LE(noTime, at + 6);
  header.writeUInt16LE(noDate, at + 8);
  sizes(header, at + 10, entry);
}

function sizes(header: Buffer, at: number, { crc, packed, plain }: Entry): void {
  header.writeUInt32LE(crc, at);
  header.writeUInt32LE(packed, at + 4);
  header.writeUInt32LE(plain, at + 8);
}
