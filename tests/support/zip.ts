import { crc32, deflateRawSync } from 'node:zlib';

/** An archive of these files. `claimed` is what it says of a file's unpacked size. */
export function makeZip(files: Readonly<Record<string, { bytes: Buffer; claimed?: number }>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, { bytes, claimed = bytes.length }] of Object.entries(files)) {
    const packed = deflateRawSync(bytes);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claimed, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), shared, Buffer.from(name), packed]);
    const entry = Buffer.concat([
      Buffer.from('PK\u0001\u0002', 'latin1'),
      Buffer.from([20, 0]),
      shared,
      Buffer.alloc(14),
      Buffer.from(name),
    ]);
    entry.writeUInt32LE(at, 42);
    locals.push(local);
    directory.push(entry);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, entries, end]);
}

const types = (kind: 'presentation' | 'slideshow') =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.${kind}.main+xml"/></Types>`;

/** A PowerPoint file with so many slides. `bomb` adds a part that would unpack to so many bytes. */
export function makeSlides(slides: number, kind: 'presentation' | 'slideshow' = 'presentation', bomb = 0): Buffer {
  const part = (text: string) => ({ bytes: Buffer.from(text) });
  return makeZip({
    '[Content_Types].xml': part(types(kind)),
    'ppt/presentation.xml': part('<p/>'),
    ...Object.fromEntries(
      Array.from({ length: slides }, (_, at) => [`ppt/slides/slide${at + 1}.xml`, part(`<s>${at}</s>`)]),
    ),
    ...(bomb > 0 ? { 'ppt/media/image1.bin': { bytes: Buffer.alloc(bomb) } } : {}),
  });
}
