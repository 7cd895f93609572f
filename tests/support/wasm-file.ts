import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The bytes of the decoder that the app serves from its own address, for Node. */
export async function wasmFile(): Promise<ArrayBuffer> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  return new Uint8Array(await readFile(path)).buffer;
}
