import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { maxPixels } from '#domain/file/field-rules.ts';
import type { FileFacts } from '#domain/file/words.ts';

/** A code is read at this width as well as at any larger one. */
const widest = 1600;

/** Looks for a QR code as a phone would, and how far its light is from its dark. */
export async function readCode(path: string): Promise<Pick<FileFacts, 'isCodeRead' | 'codeContrast'>> {
  const { data: light, info } = await sharp(path, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const head = Buffer.from(`P5\n${info.width} ${info.height}\n255\n`);
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer: wasmBinary } = new Uint8Array(await readFile(wasm));
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const [code] = await readBarcodes(Buffer.concat([head, light]), {
    formats: ['QRCode'],
    tryHarder: true,
    tryInvert: true,
    tryDownscale: true,
    maxNumberOfSymbols: 1,
  });
  if (!code) return { isCodeRead: false };
  const { topLeft, topRight, bottomRight, bottomLeft } = code.position;
  const corners = [topLeft, topRight, bottomRight, bottomLeft];
  const [left, right] = span(corners.map(({ x }) => x));
  const [top, bottom] = span(corners.map(({ y }) => y));
  const rows = Array.from({ length: bottom - top }, (_, at) => (top + at) * info.width);
  const pixels = Buffer.concat(rows.map((row) => light.subarray(row + left, row + right))).toSorted();
  return { isCodeRead: true, codeContrast: contrastOf(pixels) };
}

const span = (places: readonly number[]): [number, number] => [
  Math.max(0, Math.min(...places)),
  Math.max(0, ...places),
];

/** About half of a code is dark: a tenth from either end is well within. @param sorted darkest first */
function contrastOf(sorted: Uint8Array): number {
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return Math.round(((at(0.9) - at(0.1)) / 255) * 100);
}
