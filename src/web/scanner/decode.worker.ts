import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { FrameMessage, WorkerMessage } from './decode-messages.ts';
import { greyPicture } from './picture.ts';
import { findSystemReader } from './system-reader.ts';
import { findTrustedDecoder } from './trusted-decoder.ts';
import { prepareWasmReader, readWithWasm } from './wasm-reader.ts';

const say = (message: WorkerMessage) => postMessage(message);

const trusted = findTrustedDecoder({
  wasm: async () => {
    await prepareWasmReader(wasmUrl);
    return readWithWasm;
  },
  plain: async () => (await import('./plain-reader.ts')).readPlainly,
});
const system = findSystemReader();
let systemIsBusy = false;

async function askSystem(rgba: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): Promise<void> {
  const read = await system;
  if (!read || systemIsBusy) return;
  systemIsBusy = true;
  const readings = await read(rgba, width, height).catch(() => []);
  systemIsBusy = false;
  if (readings.length > 0) say({ kind: 'ALSO_SEEN', width, height, readings });
}

async function answer({ frame, rgba, width, height, still }: FrameMessage): Promise<void> {
  const { decode, decodeStill } = await trusted;
  const pixels = new Uint8ClampedArray(rgba);
  void askSystem(pixels, width, height);
  const picture = greyPicture(pixels, width, height);
  say({ kind: 'SEEN', frame, readings: await (still ? decodeStill(picture) : decode(picture)) });
}

addEventListener('message', (event: MessageEvent<FrameMessage>) => void answer(event.data));

const [{ name }, systemReader] = await Promise.all([trusted, system]);
say({ kind: 'READY', reader: name, system: systemReader !== null });
