import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { Picture } from '#web/scanner/picture.ts';

const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function unfiltered(data: Uint8Array, rowBytes: number, height: number, step: number): Uint8Array {
  const out = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (rowBytes + 1)] ?? 0;
    for (let i = 0; i < rowBytes; i++) {
      const at = y * rowBytes + i;
      const left = i >= step ? (out[at - step] ?? 0) : 0;
      const above = y > 0 ? (out[at - rowBytes] ?? 0) : 0;
      const corner = i >= step && y > 0 ? (out[at - rowBytes - step] ?? 0) : 0;
      const added = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      out[at] = (data[y * (rowBytes + 1) + 1 + i] ?? 0) + added;
    }
  }
  return out;
}

/** A PNG file as a grey picture on white. Interlaced files are refused. */
export function readPng(file: Uint8Array): Picture {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Uint8Array[] = [];
  let palette = new Uint8Array();
  let clear = new Uint8Array();
  for (let at = 8; at + 12 <= file.length; at += 12 + view.getUint32(at)) {
    const body = file.slice(at + 8, at + 8 + view.getUint32(at));
    const kind = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (kind === 'IDAT') parts.push(body);
    if (kind === 'PLTE') palette = body;
    if (kind === 'tRNS') clear = body;
  }
  const [width, height, bits, kind] = [view.getUint32(16), view.getUint32(20), view.getUint8(24), view.getUint8(25)];
  const channels = channelsOf[kind];
  if (channels === undefined || view.getUint8(28) !== 0) throw new Error('this kind of PNG cannot be read here');
  const rowBytes = Math.ceil((width * channels * bits) / 8);
  const bytes = unfiltered(inflateSync(Buffer.concat(parts)), rowBytes, height, Math.max(1, (channels * bits) >> 3));
  const sample = (y: number, n: number): number => {
    if (bits === 8) return bytes[y * rowBytes + n] ?? 0;
    if (bits === 16) return bytes[y * rowBytes + 2 * n] ?? 0;
    const value = ((bytes[y * rowBytes + ((n * bits) >> 3)] ?? 0) >> (8 - bits - ((n * bits) & 7))) & (2 ** bits - 1);
    return kind === 3 ? value : (value * 255) / (2 ** bits - 1);
  };
  const light = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const first = sample(y, x * channels);
      let [red, green, blue, alpha] = [first, first, first, 255];
      if (kind === 3) {
        [red = 0, green = 0, blue = 0] = palette.subarray(3 * first, 3 * first + 3);
        alpha = clear[first] ?? 255;
      } else if (channels >= 3) [green, blue] = [sample(y, x * channels + 1), sample(y, x * channels + 2)];
      if (kind >= 4) alpha = sample(y, x * channels + channels - 1);
      const grey = (red * 77 + green * 150 + blue * 29) / 256;
      light[y * width + x] = Math.round((grey * alpha + 255 * (255 - alpha)) / 255);
    }
  }
  return { width, height, light };
}

function chunk(kind: string, body: Uint8Array): Buffer {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(kind, 4, 'latin1');
  out.set(body, 8);
  out.writeUInt32BE(crc32(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}

/** A grey picture as a PNG file. */
export function writePng(picture: Picture): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(picture.width, 0);
  head.writeUInt32BE(picture.height, 4);
  const rows = Buffer.alloc((picture.width + 1) * picture.height);
  for (let y = 0; y < picture.height; y++) {
    rows.set(picture.light.subarray(y * picture.width, (y + 1) * picture.width), y * (picture.width + 1) + 1);
  }
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}
