import '#web/shell/fill-in.ts';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { nothingSeen } from './decode-messages.ts';
import type { FrameMessage, WorkerMessage } from './decode-messages.ts';
import { greyPicture } from './picture.ts';
import type { Picture } from './picture.ts';
import { findSystemReader } from './system-reader.ts';
import { findTrustedDecoder } from './trusted-decoder.ts';
import { pictureOfVideo, showTheSame } from './video-picture.ts';
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

async function askSystem(picture: ImageData | VideoFrame): Promise<void> {
  const read = systemIsBusy ? null : await system;
  if (read && !systemIsBusy) {
    systemIsBusy = true;
    const readings = await read(picture).catch(() => []);
    systemIsBusy = false;
    const [width, height] =
      picture instanceof ImageData ? [picture.width, picture.height] : [picture.displayWidth, picture.displayHeight];
    if (readings.length > 0) say({ kind: 'ALSO_SEEN', sighting: { readings, width, height } });
  }
  if (!(picture instanceof ImageData)) picture.close();
}

interface Seeable {
  picture: Picture | null;
  videoIsGood: boolean;
}

async function pictureOf({ canvas, video }: FrameMessage): Promise<Seeable> {
  const drawn = canvas && greyPicture(canvas.rgba, canvas.width, canvas.height);
  if (!video) return { picture: drawn, videoIsGood: false };
  try {
    const copied = await pictureOfVideo(video);
    const videoIsGood = copied !== null && (drawn === null || showTheSame(copied, drawn));
    return { picture: videoIsGood ? copied : drawn, videoIsGood };
  } catch {
    return { picture: drawn, videoIsGood: false };
  }
}

async function answer(message: FrameMessage): Promise<void> {
  const { frame, canvas, video, still } = message;
  const decoder = await trusted;
  if (video) void askSystem(video.clone());
  else if (canvas) void askSystem(new ImageData(canvas.rgba, canvas.width, canvas.height));
  const { picture, videoIsGood } = await pictureOf(message);
  video?.close();
  if (!picture) return say({ kind: 'SEEN', frame, sighting: nothingSeen, videoIsGood });
  const readings = await (still ? decoder.decodeStill(picture) : decoder.decode(picture));
  say({ kind: 'SEEN', frame, sighting: { readings, width: picture.width, height: picture.height }, videoIsGood });
}

addEventListener('message', (event: MessageEvent<FrameMessage>) => void answer(event.data));

const [{ name }, systemReader] = await Promise.all([trusted, system]);
say({ kind: 'READY', reader: name, system: systemReader !== null });
