import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** What the QR code in a picture says; '' where none is read. */
export async function codeIn(picture: Buffer): Promise<string> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer: wasmBinary } = new Uint8Array(readFileSync(wasm));
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const [code] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] });
  return code?.text ?? '';
}
