import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { wasmFile } from './wasm-file.ts';

/** What the QR code in a picture says; '' where none is read. */
export async function codeIn(picture: Buffer): Promise<string> {
  await prepareZXingModule({ overrides: { wasmBinary: await wasmFile() }, fireImmediately: true });
  const [code] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] });
  return code?.text ?? '';
}
