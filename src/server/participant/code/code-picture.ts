import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

const quietModules = 4;

function chunk(kind: string, body: Uint8Array): Buffer {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(kind, 4, 'latin1');
  out.set(body, 8);
  out.writeUInt32BE(crc32(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}

/**
 * A code as a PNG of one bit a pixel: level Q, four modules of quiet zone, black on white. Mail programs show no SVG.
 * @param pixels per module
 */
export function codePicture(code: string, pixels = 10): Buffer {
  const { data, size } = encode(code, { ecc: 'Q', border: quietModules });
  const width = size * pixels;
  const rowBytes = Math.ceil(width / 8);
  const rows = Buffer.alloc((rowBytes + 1) * width);
  for (let y = 0; y < width; y++) {
    const modules = data[Math.floor(y / pixels)] ?? [];
    for (let x = 0; x < width; x++) {
      if (modules[Math.floor(x / pixels)]) continue;
      const at = y * (rowBytes + 1) + 1 + (x >> 3);
      rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(width, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}
