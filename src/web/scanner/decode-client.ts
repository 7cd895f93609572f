import type { FrameMessage, ReaderName, WorkerMessage } from './decode-messages.ts';
import type { Reading } from './picture.ts';

export interface DecodeClient {
  /** Readings of a camera's frame, corners in its pixels. Empty also when the worker fell over; it is then replaced. */
  decode(rgba: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): Promise<Reading[]>;
  /** The same for a picture that does not move: slower, and sees more. */
  decodeStill(rgba: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): Promise<Reading[]>;
  stop(): void;
}

/** A frame that takes longer than this is taken for a worker that hangs. Its start is allowed longer. */
const patienceMs = 5000;
const startPatienceMs = 20_000;

const startWorker = () =>
  new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module', name: 'decode' });

/** @param alsoSeen told what the system's own detector read in an earlier frame of that size */
export function createDecodeClient(hear: {
  ready?: (reader: ReaderName, system: boolean) => void;
  alsoSeen?: (readings: Reading[], width: number, height: number) => void;
}): DecodeClient {
  let worker = listenTo(startWorker());
  let isReady = false;
  let isStopped = false;
  let frame = 0;
  let answer: ((readings: Reading[]) => void) | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function settle(readings: Reading[]): void {
    clearTimeout(patience);
    answer?.(readings);
    answer = null;
  }

  function replace(): void {
    if (isStopped) return;
    worker.terminate();
    isReady = false;
    worker = listenTo(startWorker());
    settle([]);
  }

  function listenTo(started: Worker): Worker {
    started.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'READY') {
        isReady = true;
        hear.ready?.(data.reader, data.system);
      } else if (data.kind === 'ALSO_SEEN') hear.alsoSeen?.(data.readings, data.width, data.height);
      else if (data.frame === frame) settle(data.readings);
    });
    started.addEventListener('error', () => {
      // A worker that cannot even start would be replaced for ever; the next frame's patience is the pause between tries.
      if (isReady) replace();
    });
    return started;
  }

  function send(
    rgba: Uint8ClampedArray<ArrayBuffer>,
    width: number,
    height: number,
    still: boolean,
  ): Promise<Reading[]> {
    settle([]);
    frame++;
    const message: FrameMessage = { frame, rgba: rgba.buffer, width, height, still };
    return new Promise((resolve) => {
      answer = resolve;
      patience = setTimeout(replace, isReady && !still ? patienceMs : startPatienceMs);
      worker.postMessage(message, [rgba.buffer]);
    });
  }

  return {
    decode: (rgba, width, height) => send(rgba, width, height, false),
    decodeStill: (rgba, width, height) => send(rgba, width, height, true),
    stop() {
      isStopped = true;
      worker.terminate();
      settle([]);
    },
  };
}
