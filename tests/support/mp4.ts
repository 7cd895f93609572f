const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const words = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number, at * 4);
  return bytes;
};
const halves = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [at, number] of numbers.entries()) bytes.writeUInt16BE(number, at * 2);
  return bytes;
};

const matrix = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const scale = 1000;

export interface Film {
  seconds: number;
  width?: number;
  height?: number;
  codec?: string;
  /** What the header claims, when it is not so. */
  claimedSeconds?: number;
  /** Bytes of the whole file; the pictures are noise. */
  bytes?: number;
}

/**
 * A film as far as its tables go: one picture a second, of noise. Its tables stand at its end, as phones write them.
 */
export function makeFilm(film: Film): Buffer {
  const { head, noise, tail } = filmParts(film);
  return Buffer.concat([head, Buffer.alloc(noise, 0xa5), tail]);
}

/** The same in pieces, for one too large to be held: so many bytes of noise are between its head and its tail. */
export function filmParts({
  seconds,
  width = 1920,
  height = 1080,
  codec = 'avc1',
  claimedSeconds,
  bytes = 4096,
}: Film) {
  const claimed = (claimedSeconds ?? seconds) * scale;
  const avcC = box('avcC', Buffer.from([1, 0x64, 0, 0x28, 0xff, 0xe0, 0]));
  const picture = Buffer.concat([
    Buffer.alloc(6),
    halves(1),
    Buffer.alloc(16),
    halves(width, height),
    words(0x480000, 0x480000, 0),
    halves(1),
    Buffer.alloc(32),
    halves(24, 0xffff),
    codec === 'avc1' ? avcC : Buffer.alloc(0),
  ]);
  const table = box(
    'stbl',
    box('stsd', words(0, 1), box(codec, picture)),
    box('stts', words(0, 1, seconds, scale)),
    box('stsc', words(0, 1, 1, seconds, 1)),
    box('stsz', words(0, 16, seconds)),
    box('stco', words(0, 1, 40)),
  );
  const media = box(
    'mdia',
    box('mdhd', words(0, 0, 0, scale, claimed), halves(0x55c4, 0)),
    box('hdlr', words(0, 0), Buffer.from('vide'), Buffer.alloc(12), Buffer.from('pictures\0')),
    box('minf', box('vmhd', words(1, 0, 0)), box('dinf', box('dref', words(0, 1), box('url ', words(1)))), table),
  );
  const track = box(
    'trak',
    box('tkhd', words(3, 0, 0, 1, 0, claimed, 0, 0, 0, 0), matrix, words(width * 0x10000, height * 0x10000)),
    media,
  );
  const header = box(
    'mvhd',
    words(0, 0, 0, scale, claimed, 0x10000, 0x1000000, 0, 0),
    matrix,
    Buffer.alloc(24),
    words(2),
  );
  const moov = box('moov', header, track);
  const ftyp = box('ftyp', Buffer.from('isom'), words(0x200), Buffer.from('isomiso2avc1mp41'));
  const mdatBytes = Math.max(8, bytes - ftyp.length - moov.length);
  const mdat = Buffer.alloc(8);
  mdat.writeUInt32BE(mdatBytes);
  mdat.write('mdat', 4, 'latin1');
  return { head: Buffer.concat([ftyp, mdat]), noise: mdatBytes - 8, tail: moov };
}
