import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { ReaderOptions } from 'zxing-wasm/reader';
import type { Picture, Seen } from './picture.ts';

export type WasmLook = Omit<ReaderOptions, 'formats' | 'textMode' | 'returnErrors'>;

/** @param wasm the address of the wasm file in a browser, its bytes elsewhere */
export async function prepareWasmReader(wasm: string | ArrayBuffer): Promise<void> {
  const overrides = typeof wasm === 'string' ? { locateFile: () => wasm } : { wasmBinary: wasm };
  await prepareZXingModule({ overrides, fireImmediately: true });
}

/** As the file format PGM: one byte a pixel, a quarter of what RGBA would carry into the wasm memory each time. */
function greyFile(picture: Picture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${picture.width} ${picture.height}\n255\n`);
  const file = new Uint8Array(head.length + picture.light.length);
  file.set(head);
  file.set(picture.light, head.length);
  return file;
}

export async function readWithWasm(picture: Picture, look: WasmLook): Promise<Seen> {
  const found = await readBarcodes(greyFile(picture), {
    ...look,
    formats: ['QRCode'],
    textMode: 'Plain',
    returnErrors: true,
  });
  const seen: Seen = { readings: [], located: [] };
  for (const { isValid, text, position } of found) {
    const corners = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft];
    if (isValid) seen.readings.push({ text, corners });
    else seen.located.push(corners);
  }
  return seen;
}
