import { defaultReaderOptions, encodeFormats, prepareZXingModule } from 'zxing-wasm/reader';
import type { ZXingReaderOptions, ZXingReadResult, ZXingVector } from 'zxing-wasm/reader';
import type { Picture, Seen } from './picture.ts';

/** The settings that looks differ in; the rest is the same for all. */
export type WasmLook = Pick<
  ZXingReaderOptions,
  'tryHarder' | 'tryRotate' | 'tryInvert' | 'tryDownscale' | 'tryDenoise'
> &
  Partial<Pick<ZXingReaderOptions, 'downscaleFactor' | 'downscaleThreshold'>>;

const shared: ZXingReaderOptions = {
  ...defaultReaderOptions,
  formats: encodeFormats(['QRCode']),
  maxNumberOfSymbols: 4,
  returnErrors: true,
  // Places in the library's lists: local average, ignored, plain (as it is in the code, nothing escaped), unknown.
  binarizer: 0,
  eanAddOnSymbol: 0,
  textMode: 0,
  characterSet: 0,
};

/**
 * The part of the library's module that is used. Its own `readBarcodes` never frees its results: 1 KB for each code
 * read.
 */
interface WasmModule {
  HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _free(place: number): void;
  readBarcodesFromImage(
    place: number,
    bytes: number,
    options: ZXingReaderOptions,
  ): ZXingVector<ZXingReadResult> & { delete(): void };
}

let module: WasmModule | null = null;
/** Memory of the module that pictures are written to, kept from one to the next. */
let room = { place: 0, bytes: 0 };

/** @param wasm the address of the wasm file in a browser, its bytes elsewhere */
export async function prepareWasmReader(wasm: string | ArrayBuffer): Promise<void> {
  const overrides = typeof wasm === 'string' ? { locateFile: () => wasm } : { wasmBinary: wasm };
  const prepared = await prepareZXingModule({ overrides, fireImmediately: true });
  module = prepared as unknown as WasmModule;
  room = { place: 0, bytes: 0 };
}

function roomFor({ _malloc: take, _free: giveBack }: WasmModule, bytes: number): number {
  if (bytes > room.bytes) {
    giveBack(room.place);
    room = { place: take(bytes), bytes };
    if (room.place === 0) throw new Error('the decoder is out of memory');
  }
  return room.place;
}

export function readWithWasm({ width, height, light }: Picture, look: WasmLook): Seen {
  if (!module) throw new Error('the decoder is not prepared');
  // As the file format PGM: one byte a pixel, a quarter of what RGBA would carry into the wasm memory each time.
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const bytes = head.length + light.length;
  const place = roomFor(module, bytes);
  module.HEAPU8.set(head, place);
  module.HEAPU8.set(light, place + head.length);
  const found = module.readBarcodesFromImage(place, bytes, { ...shared, ...look });
  const seen: Seen = { readings: [], located: [] };
  for (let at = 0; at < found.size(); at++) {
    const code = found.get(at);
    if (!code) continue;
    const { topLeft, topRight, bottomRight, bottomLeft } = code.position;
    const corners = [topLeft, topRight, bottomRight, bottomLeft];
    if (code.isValid) seen.readings.push({ text: code.text, corners });
    else seen.located.push(corners);
  }
  found.delete();
  return seen;
}
